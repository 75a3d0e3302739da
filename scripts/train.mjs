import './bootstrap/node-version.mjs';

/** `npm run train`: fits the reader of prompts to data/reader. */
const { setUp } = await import('./bootstrap/set-up.mjs');
const { handOver } = await import('./bootstrap/hand-over.mjs');
await setUp({ output: process.stderr, needsWeb: false });
handOver('bench/reader/train/main.ts', process.argv.slice(2));
