import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startModelServer } from '../src/server/testing/model-server.ts';
import { median } from './median.ts';
import { openBrowser, ownerContext } from './web/open-browser.ts';
import { startServer } from './web/start-server.ts';

/*
 * Measures the models page with five providers, two of which don't respond: from the navigation until its last
 * form can be used and all providers are shown.
 */

const count = 5;
const silentFrom = 3;
const runs = 5;

/** Connects a provider as a person does. */
async function connect(page: Page, name: string, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect a provider' }).click();
  await page.getByLabel('Provider', { exact: true }).selectOption('compatible');
  await page.getByLabel('Address').fill(url);
  await page.getByLabel('Name (optional)').fill(name);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: 'Later' }).click();
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-models-page-'));
// Traversable: under root, the database runs as another user.
await chmod(folder, 0o711);
let areSilent = false;
const models = await Promise.all(
  Array.from({ length: count }, (_, at) =>
    startModelServer({ instead: () => areSilent && at >= silentFrom }),
  ),
);
const server = await startServer(folder, { OCTAVO_LOCAL_SERVERS: '127.0.0.1:9' });
const { browser } = await openBrowser();
try {
  const context = await ownerContext(browser, server);
  const page = await context.newPage();
  await page.goto('/settings/models');
  for (const [at, { url }] of models.entries()) await connect(page, `Provider ${at + 1}`, url);
  areSilent = true;
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const startedAt = performance.now();
    await page.goto('/settings/models', { waitUntil: 'commit' });
    await page.getByRole('list', { name: 'Providers' }).getByText(`Provider ${count}`).waitFor();
    await page.getByRole('button', { name: 'Save budget' }).click({ trial: true });
    // The first one fills caches.
    if (run > 0) times.push(performance.now() - startedAt);
  }
  const longest = Math.max(...times);
  process.stdout.write(
    `ready after ${median(times).toFixed(0)} ms (median of ${runs}), ${longest.toFixed(0)} ms at most\n`,
  );
} finally {
  await browser.close();
  await server.stop();
  await Promise.all(models.map((each) => each.close()));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
