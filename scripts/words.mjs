import './bootstrap/node-version.mjs';

/** `npm run words`: checks the messages of the interface; see scripts/words/main.mjs. */
const { setUp } = await import('./bootstrap/set-up.mjs');
const { handOver } = await import('./bootstrap/hand-over.mjs');

await setUp({ output: process.stderr });
handOver('scripts/words/main.mjs', []);
