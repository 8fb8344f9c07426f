/** The documentation of the HTTP interface, drawn from what the service says of itself. */
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'

SwaggerUI({
  dom_id: '#api',
  url: new URL('./api/openapi.json', document.baseURI).href,
  deepLinking: true,
  // Nobody else is asked whether the description is valid.
  validatorUrl: null,
})
