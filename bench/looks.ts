import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { recordTasks } from './web/main-thread-tasks.ts';
import { openBrowser, ownerContext } from './web/open-browser.ts';
import { quantile } from './web/response-times.ts';
import { startServer } from './web/start-server.ts';

/*
 * Measures the thumbnails of Page design for a one-page document: the time from the press until all of them are
 * drawn, as a share of the target, and the longest task of the browser's main thread meanwhile, which delays a key.
 *
 *   --pictures DIR   also saves the panel at two widths
 */

const { values: wanted } = parseArgs({ options: { pictures: { type: 'string' } } });
const targetMs = 1000;
const rounds = 5;
const prompt = `Rides in spring

The counters saw more riders than last year, on every day of the week.

## Why

The bridge opened again, and the ferry runs until ten.

## What next

Publish in May, count on weekends.

## What we need

- Two more counters
- A volunteer for Sundays
`;

const isDrawn = (): boolean => {
  const panel = document.querySelector('.look-panel');
  const rooms = panel?.querySelectorAll('[data-room]').length ?? 0;
  const drawn = [...(panel?.querySelectorAll('iframe') ?? [])].flatMap((frame) =>
    [...(frame.contentDocument?.body?.children ?? [])].filter((host) =>
      host.shadowRoot?.querySelector('.page'),
    ),
  ).length;
  return rooms > 12 && rooms === drawn;
};

async function openPage(page: Page): Promise<void> {
  await page.goto('/app');
  await page.getByRole('textbox', { name: /prompt/i }).fill(prompt);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole('tab', { name: /^Page/ }).click();
  }
  const button = page.getByRole('button', { name: 'Page design' });
  await button.waitFor();
  while (!(await button.isEnabled())) await page.waitForTimeout(100);
  // Earlier work of the page is not counted.
  await page.waitForTimeout(1_500);
}

const { browser } = await openBrowser();
const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-looks-'));
const server = await startServer(folder);
try {
  const context = await ownerContext(browser, server);
  const page = await context.newPage();
  await openPage(page);
  const open = async (): Promise<number> => {
    const startedAt = performance.now();
    await page.getByRole('button', { name: 'Page design' }).click();
    await page.waitForFunction(isDrawn, undefined, { polling: 'raf' });
    return performance.now() - startedAt;
  };
  const first = await open();
  const again: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.reload();
    await page.getByRole('button', { name: 'Page design' }).and(page.locator(':enabled')).waitFor();
    await page.waitForTimeout(1_500);
    again.push(await open());
  }
  await page.keyboard.press('Escape');
  const { tasks } = await recordTasks(browser, page, open);
  const longest = Math.max(...tasks.map(({ processorMs }) => processorMs));
  const told = (ms: number): string => `${Math.round(ms)} ms, ${(ms / targetMs).toFixed(2)} of the target`;
  process.stdout.write(
    `all thumbnails, server just started   ${told(first)}\nall thumbnails, page just loaded      ${told(quantile(again, 0.5))}\nlongest task meanwhile                ${Math.round(longest)} ms of processor time\n`,
  );
  if (wanted.pictures) {
    for (const width of [1280, 375]) {
      const shown = await context.newPage();
      await shown.setViewportSize({ width, height: 800 });
      await openPage(shown);
      await shown.getByRole('button', { name: 'Page design' }).click();
      await shown.waitForFunction(isDrawn);
      await shown.waitForTimeout(500);
      await shown.screenshot({ path: path.join(wanted.pictures, `looks-${width}.png`) });
      await shown.getByRole('dialog', { name: 'Page design' }).evaluate((panel) => panel.scrollTo(0, 420));
      await shown.waitForTimeout(300);
      await shown.screenshot({ path: path.join(wanted.pictures, `looks-${width}-more.png`) });
    }
  }
  await context.close();
} finally {
  await server.stop();
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
