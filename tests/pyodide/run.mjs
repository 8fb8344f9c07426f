// Runs pytest in Pyodide, the Python of browsers: `node run.mjs '{"mounts": ..., "arguments": ...}'`.
// Folders and files of this machine are put into it; nothing is fetched. The exit status is that of pytest.
import fs from "node:fs";
import process from "node:process";
import { loadPyodide } from "pyodide";

async function run({ mounts, environment, path, folder, arguments: given }) {
  const python = await loadPyodide({ env: environment });
  for (const [inside, outside] of Object.entries(mounts)) {
    if (fs.statSync(outside).isDirectory()) {
      python.FS.mkdirTree(inside);
      python.mountNodeFS(inside, outside);
    } else {
      python.FS.writeFile(inside, fs.readFileSync(outside));
    }
  }
  python.globals.set("path", python.toPy(path));
  python.globals.set("given", python.toPy(given));
  python.globals.set("folder", folder);
  return python.runPython(`
import os, sys
sys.path[:0] = path
sys.dont_write_bytecode = True
os.chdir(folder)
import pytest
int(pytest.main(given))
`);
}

try {
  process.exitCode = await run(JSON.parse(process.argv[2]));
} catch (error) {
  // Not the error itself: Node would show the whole line, and Pyodide is one line of a megabyte.
  console.error(String(error.message ?? error));
  process.exitCode = 70;
}
