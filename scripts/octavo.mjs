import './bootstrap/node-version.mjs';

/** `npm run octavo -- …`: the command line. Its standard output is the program's alone. */
const { setUp } = await import('./bootstrap/set-up.mjs');
const { handOver } = await import('./bootstrap/hand-over.mjs');

await setUp({ output: process.stderr });
handOver('src/server/cli/main.ts', process.argv.slice(2));
