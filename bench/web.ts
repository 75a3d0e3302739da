import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { openBrowser, ownerContext } from './web/open-browser.ts';
import { interactionsWhileStreaming, quantile, routeChanges } from './web/response-times.ts';
import { scriptBytes } from './web/script-bytes.ts';
import { startServer } from './web/start-server.ts';

/*
 * Measures the public pages on a slow phone: the size of their scripts, and Lighthouse's mobile profile on the built
 * app. Then the app's responsiveness: time to switch screens, and time from a key press to the screen while a page
 * streams. npm fetches Lighthouse only for this bench, so that it is not a dependency of every install.
 *
 *   --page PATH       page to measure; default /
 *   --no-lighthouse   skips Lighthouse
 *   --report FILE     saves Lighthouse's report as JSON
 */

const { values: wanted } = parseArgs({
  options: {
    page: { type: 'string', default: '/' },
    lighthouse: { type: 'boolean', default: true },
    report: { type: 'string' },
  },
  allowNegative: true,
});
const lighthousePackage = 'lighthouse@13.5.0';
const run = promisify(execFile);
const say = (line: string) => process.stdout.write(`${line}\n`);

const { browser, path: browserPath, environment } = await openBrowser();
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-web-'));
const server = await startServer(folder);
async function measureApp(): Promise<void> {
  const context = await ownerContext(browser, server);
  const page = await context.newPage();
  const { first, later } = await routeChanges(page, 8);
  const told = (times: readonly number[]) =>
    `${Math.round(quantile(times, 0.5))} ms at the median, ${Math.round(quantile(times, 1))} ms at worst`;
  say(`\nanother screen, the first time   ${told(first)}`);
  say(`another screen, later            ${told(later)} (target under 100 ms)`);
  const times = await interactionsWhileStreaming(await context.newPage(), [
    'Pitch deck for a bike-sharing start-up in Porto',
    'Training deck on fire safety for a hotel',
    'Status deck for the relaunch of a library website',
  ]);
  say(
    `a key while a page streams       ${told(times)}, p98 ${Math.round(quantile(times, 0.98))} ms, of ${times.length} (target under 100 ms)`,
  );
  await context.close();
}

async function measureLighthouse(): Promise<void> {
  const report = wanted.report ? path.resolve(wanted.report) : path.join(folder, 'lighthouse.json');
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
        ...environment,
        PATH: process.env.PATH ?? '',
        CHROME_PATH: browserPath,
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
}

try {
  for (const page of ['/', '/about', '/auth', '/app'])
    say(
      `${page.padEnd(8)} ${((await scriptBytes(`${server.baseUrl}${page}`)) / 1024).toFixed(1).padStart(6)} KB of script, gzip`,
    );

  await measureApp();
  if (wanted.lighthouse) await measureLighthouse();
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
