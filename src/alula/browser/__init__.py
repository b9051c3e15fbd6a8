"""The compiled functions of kernel and bots as one WebAssembly module for the web client.

`entries` says what the module can be asked for, `build` makes it (`python -m lab engine`). Nothing
in the package needs the result: the web client takes it when it is built.
"""
