import './bootstrap/node-version.mjs';

/**
 * `npm run train`: fits the reader of prompts to data/reader; `npm run train -- kinds`: the guess of a prompt's kind;
 * `npm run train -- rows`: the reader of rows; `npm run train -- asides`: which clauses are hidden;
 * `npm run train -- headlines`: the choice of headlines;
 * `npm run train -- templates`: how templates are chosen; `npm run train -- topics`: how topics are found;
 * `npm run train -- library`: how the document of the library is found; `npm run train -- passages`: how passages of
 * templates are found.
 */
const { setUp } = await import('./bootstrap/set-up.mjs');
const { handOver } = await import('./bootstrap/hand-over.mjs');
await setUp({ output: process.stderr, needsWeb: false });
const [what, ...rest] = process.argv.slice(2);
if (what === 'templates') handOver('bench/finding/main.ts', rest);
else if (what === 'topics') handOver('bench/finding/fit-topics.ts', rest);
else if (what === 'rows') handOver('bench/rows/main.ts', rest);
else if (what === 'library') handOver('bench/finding/fit-library.ts', rest);
else if (what === 'passages') handOver('bench/finding/fit-passages.ts', rest);
else if (what === 'kinds') handOver('bench/kinds/main.ts', rest);
else if (what === 'asides') handOver('bench/asides/main.ts', rest);
else if (what === 'headlines') handOver('bench/headlines/main.ts', rest);
else handOver('bench/reader/train/main.ts', process.argv.slice(2));
