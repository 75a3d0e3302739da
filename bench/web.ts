import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findBrowser } from '../src/server/rendering/find-browser.ts';
import { scriptBytes } from './web/script-bytes.ts';
import { startServer } from './web/start-server.ts';

/*
 * The public pages as a stranger on a slow phone meets them: the scripts that a page asks for, and Lighthouse's mobile
 * profile on the built app. Lighthouse is fetched by npm for this alone, because everybody would install it else.
 *
 *   --page PATH   another page than /
 */

const { values: wanted } = parseArgs({ options: { page: { type: 'string', default: '/' } } });
const lighthousePackage = 'lighthouse@13.5.0';
const run = promisify(execFile);
const say = (line: string) => process.stdout.write(`${line}\n`);

const cacheDir = path.join(import.meta.dirname, '../node_modules/.cache/octavo-browser');
const browser = await findBrowser({ cacheDir });
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-web-'));
const server = await startServer(folder);
try {
  for (const page of ['/', '/about', '/auth', '/app'])
    say(
      `${page.padEnd(8)} ${((await scriptBytes(`${server.baseUrl}${page}`)) / 1024).toFixed(1).padStart(6)} KB of script, gzip`,
    );

  const report = path.join(folder, 'lighthouse.json');
  const isRoot = process.getuid?.() === 0;
  const flags = [
    '--headless',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-software-rasterizer',
  ];
  await run(
    'npm',
    [
      ...[
        'exec',
        '--yes',
        `--package=${lighthousePackage}`,
        '--',
        'lighthouse',
        `${server.baseUrl}${wanted.page}`,
      ],
      ...['--quiet', '--output=json', `--output-path=${report}`],
      `--chrome-flags=${[...flags, ...(isRoot ? ['--no-sandbox'] : [])].join(' ')}`,
    ],
    {
      env: {
        ...process.env,
        ...browser.environment,
        PATH: process.env.PATH ?? '',
        CHROME_PATH: browser.path,
      },
    },
  );
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8')) as {
    categories: Record<string, { title: string; score: number }>;
    audits: Record<string, { title: string; displayValue?: string }>;
  };
  say(`\nLighthouse, mobile profile, ${wanted.page}`);
  for (const { title, score } of Object.values(categories))
    say(`${String(Math.round(score * 100)).padStart(4)}  ${title}`);
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ])
    say(`      ${audits[id]?.title}: ${audits[id]?.displayValue}`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
