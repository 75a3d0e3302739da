import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { openBrowser, ownerContext } from './web/open-browser.ts';
import { quantile } from './web/response-times.ts';
import { startServer } from './web/start-server.ts';

/*
 * Measures a shared page on a slow phone: when the first page is visible, and the bytes transferred. Uses
 * Lighthouse's throttling for a slow phone, applied by the browser itself; each page several times, without
 * cache.
 */

const slowPhone = { latencyMs: 150, bitsPerSecond: 1_638_400, timesSlower: 4 };
const runs = 5;
const prompts = [
  'Invoice for Acme Corp, 12 hours of design at $95, due in 14 days',
  'One-pager about a bakery cooperative, editorial',
  'Flyer for a plant market, warm organic',
  'Pitch deck for a bike sharing startup, bold poster',
];
const say = (line: string) => process.stdout.write(`${line}\n`);

const { browser } = await openBrowser();
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-share-'));
const server = await startServer(folder);

/** Makes a document from a prompt and shares it with a link. */
async function share({ request }: BrowserContext, prompt: string): Promise<string> {
  const asked = await request.post(`${server.baseUrl}/identity/session/token`, {
    headers: { origin: server.baseUrl },
  });
  const { token } = (await asked.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const data = { messages: [{ role: 'user', content: prompt }] };
  const stream = await (await request.post(`${server.baseUrl}/chat/stream`, { headers, data })).text();
  const id = /"document_id":"([^"]+)"/.exec(stream)?.[1];
  if (!id) throw new Error(`no document: ${stream.slice(0, 300)}`);
  const made = await request.post(`${server.baseUrl}/api/user/documents/${id}/shares`, { headers, data: {} });
  return ((await made.json()) as { url: string }).url;
}

/** Visits a page once; returns the times of first and largest paint, and the bytes of the page itself. */
async function visit(url: string): Promise<{ first: number; largest: number; bytes: number }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytesPerSecond = slowPhone.bitsPerSecond / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.timesSlower });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const found = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number; bytes: number }>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          resolve({
            first: paint?.startTime ?? Number.NaN,
            largest: list.getEntries().at(-1)?.startTime ?? Number.NaN,
            bytes: page?.transferSize ?? Number.NaN,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return found;
}

try {
  const owner = await ownerContext(browser, server);
  say('a shared page on a slow phone     first seen   with its largest part   page');
  for (const prompt of prompts) {
    const url = await share(owner, prompt);
    // The first visit fills the server's caches.
    await visit(url);
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(url));
    const median = (of: (each: (typeof visits)[number]) => number) => quantile(visits.map(of), 0.5);
    const name = prompt.slice(0, 31).padEnd(33);
    say(
      `${name} ${Math.round(median(({ first }) => first))} ms       ${Math.round(median(({ largest }) => largest))} ms                 ${(median(({ bytes }) => bytes) / 1024).toFixed(1)} KB`,
    );
  }
  say('target: first seen under 1000 ms');
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
