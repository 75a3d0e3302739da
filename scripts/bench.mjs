import './bootstrap/node-version.mjs';
import { existsSync, readdirSync } from 'node:fs';

/** `npm run bench -- NAME`: runs bench/NAME.ts. Without a name, lists them. */
const folder = new URL('../bench/', import.meta.url);
const names = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();
const list = names.length > 0 ? names.map((name) => `  ${name}`).join('\n') : '  (none yet)';
const [wanted, ...rest] = process.argv.slice(2);

if (wanted === undefined) {
  console.log(`Measurements to run with npm run bench -- NAME:\n${list}`);
} else if (!names.includes(wanted)) {
  console.error(`There is no measurement "${wanted}". There are:\n${list}`);
  process.exitCode = 1;
} else {
  const { setUp } = await import('./bootstrap/set-up.mjs');
  const { handOver } = await import('./bootstrap/hand-over.mjs');
  const needsWeb = [
    'app',
    'editing',
    'library-page',
    'looks',
    'models-page',
    'screens',
    'share',
    'web',
  ].includes(wanted);
  await setUp({ output: process.stderr, needsWeb });
  handOver(`bench/${wanted}.ts`, rest);
}
