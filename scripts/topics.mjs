import './bootstrap/node-version.mjs';

/** `npm run topics`: writes the tables by which topics, passages and cards are found. */
const { setUp } = await import('./bootstrap/set-up.mjs');
const { handOver } = await import('./bootstrap/hand-over.mjs');
await setUp({ output: process.stderr, needsWeb: false });
handOver('src/server/cli/write-topic-names.ts', process.argv.slice(2));
