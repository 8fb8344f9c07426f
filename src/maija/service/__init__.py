"""The service: the web page, the HTTP interface, the live tables and what they are kept in."""
