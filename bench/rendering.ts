import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { practicePage } from '../src/server/features/documents/practice-page.ts';
import { launchBrowser, type PageBrowser } from '../src/server/rendering/browser/launch-browser.ts';
import { familyMemoryBytes } from '../src/server/rendering/browser/process-memory.ts';
import { findBrowser } from '../src/server/rendering/find-browser.ts';
import { loadPage, loadPageForPaper } from '../src/server/rendering/load-page.ts';
import { printPdf } from '../src/server/rendering/pdf/print-pdf.ts';
import { createRenderer } from '../src/server/rendering/renderer.ts';
import { documents } from './rendering/documents.ts';
import { otherTools } from './rendering/other-tools.ts';

/*
 * Measures rendering relative to its physical limit, interleaved in one run: the raw print of a loaded page
 * is 1. Then throughput, memory and recovery. `npm run bench -- rendering 5` takes 5 rounds and 20 renders
 * instead of 15 and 1,000.
 */

const rounds = Number(process.argv[2] ?? 15);
const many = rounds < 15 ? rounds * 4 : 1000;
const isRoot = process.getuid?.() === 0;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const say = (...cells: readonly string[]) =>
  process.stdout.write(
    `${cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(18))).join('')}\n`,
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function memoryOf(browser: PageBrowser): Promise<number> {
  return ((await browser.memoryBytes()) ?? 0) / 1024 / 1024;
}

const cacheDir = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
await chmod(cacheDir, 0o700);
const renderer = createRenderer({ cacheDir, practicePage });
const found = await findBrowser({ cacheDir });
const raw = await launchBrowser({ browser: found, isRoot });
try {
  await renderer.warm();
  const pages = await documents();
  say(`p50 of ${rounds} rounds, ms (ratio)`, ...Object.keys(pages));

  const results = new Map<string, string[]>();
  const others = otherTools(found);
  const targets = { invoice: 2.0, flyer: 1.3, deck: 1.3 };
  for (const [name, html] of Object.entries(pages)) {
    const tab = await raw.openTab();
    await loadPage(tab, html, 'print');
    // Opens and warms the tab ahead of time like the renderer, so that only the page is timed.
    const ahead = async () => {
      const own = await raw.openTab();
      await loadPageForPaper(own, await practicePage(html));
      await printPdf(own);
      return own;
    };
    let ready = await ahead();
    const bare = async () => {
      await loadPageForPaper(ready, html);
      await printPdf(ready);
    };
    const fresh = async () => {
      const own = await raw.openTab();
      await loadPage(own, html, 'print');
      await printPdf(own);
      await own.close();
    };
    const perRequest = async () => {
      const browser = await launchBrowser({ browser: found, isRoot });
      const own = await browser.openTab();
      await loadPage(own, html, 'print');
      await printPdf(own);
      await browser.close();
    };
    const variants = {
      'raw print, loaded page': () => printPdf(tab),
      'the whole job, verified': () => renderer.renderPdf({ html }),
      'load and print, tab made ahead': bare,
      'a new tab, unverified': fresh,
      'a browser per request': perRequest,
    };
    const took = new Map<string, number[]>();
    const take = async (key: string, run: () => Promise<unknown>) =>
      took.set(key, [...(took.get(key) ?? []), await timed(run)]);
    for (const run of Object.values(variants)) await run();
    for (let round = 0; round < rounds; round++) {
      for (const [key, run] of Object.entries(variants)) {
        // Time to prepare the next tab.
        await sleep(150);
        await take(key, run);
        if (run !== bare) continue;
        await ready.close();
        ready = await ahead();
      }
      // These take seconds, so they run in fewer rounds.
      if (round % 3 === 0) for (const [key, run] of Object.entries(others)) await take(key, () => run(html));
    }
    const limit = median(took.get('raw print, loaded page') ?? []);
    for (const [key, values] of took) {
      const cell = `${median(values).toFixed(1)} (${(median(values) / limit).toFixed(2)})`;
      results.set(key, [...(results.get(key) ?? []), cell]);
    }
    results.set('target of the whole job', [
      ...(results.get('target of the whole job') ?? []),
      `<= ${targets[name as keyof typeof targets].toFixed(1)}`,
    ]);
    await Promise.all([tab.close(), ready.close()]);
  }
  for (const [key, cells] of results) say(key, ...cells);

  for (const clients of [2, 8]) {
    const total = Math.max(clients, Math.min(60, many));
    let left = total;
    const took = await timed(() =>
      Promise.all(
        Array.from({ length: clients }, async () => {
          while (left-- > 0) await renderer.renderPdf({ html: pages.invoice });
        }),
      ),
    );
    say(`invoices a second, ${clients} clients`, (total / (took / 1000)).toFixed(1));
  }

  const early = Math.max(1, Math.floor(many / 10));
  /** Renders repeatedly and reports how much the browser's memory grew. */
  const grow = async (label: string, render: () => Promise<unknown>, memory: () => Promise<number>) => {
    let before = 0;
    for (let index = 1; index <= many; index++) {
      await render();
      if (index === early) before = await memory();
    }
    const after = await memory();
    const growth = `x ${(after / before).toFixed(2)} (<= 1.3)`;
    say(`${label}, ${early} and ${many}`, `${before.toFixed(0)} MB`, `${after.toFixed(0)} MB`, growth);
  };
  const strangers = new Set((await familyOf(process.pid)).map(({ pid }) => pid));
  const grown = createRenderer({ cacheDir });
  await grow(
    'memory, the renderer',
    () => grown.renderPdf({ html: pages.invoice }),
    async () => {
      // Waits until the next job's tab is open and the previous browser has exited.
      await sleep(2_000);
      const family = await familyOf(process.pid);
      const own = family.map(({ pid }) => pid).filter((pid) => !strangers.has(pid));
      return ((await familyMemoryBytes(own)) ?? 0) / 1024 / 1024;
    },
  );
  await grown.close();
  const loop = await launchBrowser({ browser: found, isRoot });
  await grow(
    'memory, one browser all along',
    async () => {
      const tab = await loop.openTab();
      await loadPage(tab, pages.invoice, 'print');
      await printPdf(tab);
      await tab.close();
    },
    () => memoryOf(loop),
  );
  await loop.close();

  for (const kind of ['renderer', 'browser'] as const) {
    const others = new Set((await familyOf(process.pid)).map(({ pid }) => pid));
    const doomed = createRenderer({ cacheDir });
    await doomed.warm();
    const isWanted = (command: string) =>
      kind === 'renderer' ? command.includes('--type=renderer') : !command.includes('--type=');
    const own = (await familyOf(process.pid)).filter(
      ({ pid, command }) => !others.has(pid) && isWanted(command),
    );
    const took = await timed(async () => {
      const job = doomed.renderPdf({ html: pages.deck });
      for (const { pid } of own) process.kill(pid, 'SIGKILL');
      await job;
    });
    say(`a deck whose ${kind} is killed`, `${took.toFixed(0)} ms`, `${own.length} killed`);
    await doomed.close();
  }
} finally {
  await renderer.close();
  await raw.close();
  await rm(cacheDir, { recursive: true, force: true });
}

/** Returns the descendants of a process. Linux only. */
async function familyOf(root: number): Promise<{ pid: number; command: string }[]> {
  const names = await readdir('/proc').catch(() => []);
  const all: { pid: number; parent: number; command: string }[] = [];
  for (const name of names.filter((each) => /^\d+$/.test(each))) {
    const status = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    all.push({ pid: Number(name), parent: Number(/\) \S (\d+)/.exec(status)?.[1]), command });
  }
  const below = (parent: number): { pid: number; command: string }[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(root);
}

say('cores', String(availableParallelism()));
