import './bootstrap/node-version.mjs';

/** `npm start`: from a fresh clone to a running Octavo. */
const { setUp } = await import('./bootstrap/set-up.mjs');
const { handOver } = await import('./bootstrap/hand-over.mjs');

// Only under npm: a server started manually may have to outlive its shell.
if (process.env.npm_lifecycle_event) await import('./bootstrap/end-with-parent.mjs');
await setUp({ output: process.stderr, needsWeb: true });
handOver('src/server/main.ts', process.argv.slice(2), { endsWithParent: true });
