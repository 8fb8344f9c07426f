"""The service in a browser without a network: the same tables for whoever sits there.

The same law, machine and computer players run in the Python of the browser. Nothing here does
I/O, reads a clock or draws a number: the worker of the page (``page/src/offline/worker.ts``) hands
in what was asked, the time and the chance, keeps what is to be kept, and passes on what is told.
"""
