import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { assembleArticle } from '../src/domain/document/assemble-article.ts';
import { layOut } from '../src/domain/document/layout/lay-out.ts';
import {
  sampleBrief,
  sampleDeck,
  sampleFlyer,
  sampleInvoice,
} from '../src/domain/document/layout/sample-briefs.ts';
import { practicePage } from '../src/server/features/documents/practice-page.ts';
import { printableHtml } from '../src/server/features/documents/printable-html.ts';
import { launchBrowser, type PageBrowser } from '../src/server/rendering/browser/launch-browser.ts';
import { findBrowser } from '../src/server/rendering/find-browser.ts';
import { loadPage } from '../src/server/rendering/load-page.ts';
import { printPdf } from '../src/server/rendering/pdf/print-pdf.ts';
import { createRenderer } from '../src/server/rendering/renderer.ts';

/*
 * Rendering beside its physical limit, in one run and in turns: raw print of a loaded page is 1. Then throughput,
 * memory and recovery. `npm run bench -- rendering 5` takes 5 rounds and 20 renders instead of 15 and 1,000.
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

/** A picture as from a camera, of about 1.4 MB as PNG: soft shapes under grain. */
async function photograph(): Promise<string> {
  const size = { width: 960, height: 640 };
  const grain = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#f6b26b"/><stop offset="1" stop-color="#274e6d"/></linearGradient></defs><rect width="960" height="640" fill="url(#a)"/><circle cx="620" cy="250" r="120" fill="#fff2cc"/><path d="M0 520 240 300 420 480 700 260 960 500V640H0z" fill="#16324a"/></svg>`;
  const noise = await sharp({ create: { ...size, channels: 3, background: '#808080', noise: grain } })
    .png()
    .toBuffer();
  const png = await sharp(Buffer.from(shapes))
    .composite([{ input: noise, blend: 'overlay' }])
    .removeAlpha()
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function pages(): Promise<Readonly<Record<'invoice' | 'flyer' | 'deck', string>>> {
  const html = async (content: Parameters<typeof sampleBrief>[0], format: 'a4' | 'slides-16x9') =>
    printableHtml(assembleArticle(layOut(sampleBrief(content, { format }))));
  const flyer = await html(sampleFlyer, 'a4');
  const shades =
    'background:radial-gradient(circle at 20% 20%,#fff8 0 30%,#0000 60%),linear-gradient(#fa0,#06c);box-shadow:0 3mm 9mm #0006;border-radius:4mm';
  return {
    invoice: await html(sampleInvoice(18), 'a4'),
    flyer: flyer.replace(
      '</section>',
      `<img alt="" src="${await photograph()}" style="position:absolute;right:0;bottom:0;width:90mm"><div style="position:absolute;left:9mm;bottom:9mm;width:60mm;height:40mm;${shades}"></div></section>`,
    ),
    deck: await html({ ...sampleDeck, slides: tenSlides() }, 'slides-16x9'),
  };
}

/** With what takes time to draw, charts and tables, as often as it takes. */
function tenSlides(): (typeof sampleDeck)['slides'] {
  const drawn = sampleDeck.slides.filter(({ layout }) => layout !== 'title' && layout !== 'statement');
  const all = [...sampleDeck.slides, ...drawn, ...drawn];
  return all.slice(0, 10);
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
  const documents = await pages();
  say(`p50 of ${rounds} rounds, ms (ratio)`, ...Object.keys(documents));

  const results = new Map<string, string[]>();
  const targets = { invoice: 2.0, flyer: 1.3, deck: 1.3 };
  for (const [name, html] of Object.entries(documents)) {
    const tab = await raw.openTab();
    await loadPage(tab, html, 'print');
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
      'a new tab, unverified': fresh,
      'a browser per request': perRequest,
    };
    const took = new Map<string, number[]>(Object.keys(variants).map((key) => [key, []]));
    for (const run of Object.values(variants)) await run();
    for (let round = 0; round < rounds; round++)
      for (const [key, run] of Object.entries(variants)) took.get(key)?.push(await timed(run));
    const limit = median(took.get('raw print, loaded page') ?? []);
    for (const [key, values] of took) {
      const cell = `${median(values).toFixed(1)} (${(median(values) / limit).toFixed(2)})`;
      results.set(key, [...(results.get(key) ?? []), cell]);
    }
    results.set('target of the whole job', [
      ...(results.get('target of the whole job') ?? []),
      `<= ${targets[name as keyof typeof targets].toFixed(1)}`,
    ]);
    await tab.close();
  }
  for (const [key, cells] of results) say(key, ...cells);

  for (const clients of [2, 8]) {
    const total = Math.max(clients, Math.min(60, many));
    let left = total;
    const took = await timed(() =>
      Promise.all(
        Array.from({ length: clients }, async () => {
          while (left-- > 0) await renderer.renderPdf({ html: documents.invoice });
        }),
      ),
    );
    say(`invoices a second, ${clients} clients`, (total / (took / 1000)).toFixed(1));
  }

  const early = Math.max(1, Math.floor(many / 10));
  let before = 0;
  const loop = await launchBrowser({ browser: found, isRoot });
  for (let index = 1; index <= many; index++) {
    const tab = await loop.openTab();
    await loadPage(tab, documents.invoice, 'print');
    await printPdf(tab);
    await tab.close();
    if (index === early) before = await memoryOf(loop);
  }
  const after = await memoryOf(loop);
  say(
    `memory after ${early} and ${many}`,
    `${before.toFixed(0)} MB`,
    `${after.toFixed(0)} MB`,
    `x ${(after / before).toFixed(2)} (<= 1.3)`,
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
      const job = doomed.renderPdf({ html: documents.deck });
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

/** Processes below this one. Linux alone tells. */
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
