import './bootstrap/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { isReady } from './bootstrap/installed.mjs';
import { inRoot, neededMajor } from './bootstrap/paths.mjs';

/** `npm run octavo -- …`: the command line. Standard output contains only the program's output. */
const program = 'src/server/cli/main.ts';

if (!isReady()) {
  const { setUp } = await import('./bootstrap/set-up.mjs');
  await setUp({ output: process.stderr });
}
if (process.versions.node.startsWith(`${neededMajor}.`)) {
  // npm already put the packages' Node first in PATH, so it runs in this process instead of a slower child
  // process.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(inRoot('.cache', 'compiled'));
  await import(pathToFileURL(inRoot(program)).href);
} else {
  const { handOver } = await import('./bootstrap/hand-over.mjs');
  handOver(program, process.argv.slice(2));
}
