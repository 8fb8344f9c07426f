"""The extra `offline` has the Python of browsers, whole, and nothing that runs here."""

import maija_offline

names = {path.name for path in maija_offline.FOLDER.iterdir()}
for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
    assert f"{name}.gz" in names, name
assert any(name.startswith("msgspec-") for name in names)
assert "THIRD_PARTY_LICENSES.txt" in names
