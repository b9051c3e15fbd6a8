"""The workshop: what only the people who build Alula use. It is not part of the package.

`python -m lab` lists the tools. Each tool is a module with a function `main(arguments)`.
"""
