import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { connectDatabase } from '../src/server/database/connect.ts';
import { startEmbeddedPostgres } from '../src/server/database/embedded-postgres.ts';
import { makeAccounts } from '../src/server/testing/make-accounts.ts';
import { seedLibraries } from '../src/server/testing/seed-libraries.ts';
import { openBrowser, ownerContext } from './web/open-browser.ts';
import { quantile } from './web/response-times.ts';
import { startServer } from './web/start-server.ts';

/*
 * Measures the library with 500 sessions and 10,000 documents: scripting time until the list is rendered, and
 * dropped frames while scrolling all 500 sessions and then the table of all documents.
 */

const documents = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Assigns the documents seeded for u1 to the only user of the installation. */
async function giveToOwner(url: string): Promise<void> {
  const { pool, close } = connectDatabase(url);
  const { rows } = await pool.query<{ uid: string }>('select uid from users');
  const owner = rows[0]?.uid;
  await makeAccounts(pool, ['u1']);
  await seedLibraries(pool, { users: 1, first: [documents], each: 0, words: 12 });
  const client = await pool.connect();
  // Without triggers and foreign keys, because rows of several tables change together.
  await client.query('set session_replication_role = replica');
  for (const table of ['sessions', 'documents', 'versions', 'document_search']) {
    await client.query(`update ${table} set user_id = $1 where user_id = 'u1'`, [owner]);
  }
  await client.query('delete from library_counts where user_id = $1', [owner]);
  await client.query(`update library_counts set user_id = $1 where user_id = 'u1'`, [owner]);
  client.release();
  await close();
}

/** Returns the scripting time of the page's main thread during `action`, in milliseconds. */
async function scriptingMs(page: Page, action: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const before = await read();
  await action();
  const took = (await read()) - before;
  await session.detach();
  return took * 1000;
}

const frames = 240;

/** Scrolls the window like a wheel, 100 px per frame; returns the milliseconds of each frame. */
function scrolled(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const times: number[] = [];
    let before = await new Promise<number>(requestAnimationFrame);
    for (let frame = 0; frame < count; frame += 1) {
      window.scrollBy(0, 100);
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - before);
      before = now;
    }
    return times;
  }, frames);
}

const frameMs = 1000 / 60;
function tellFrames(what: string, times: readonly number[]): void {
  const dropped = times.filter((time) => time > frameMs * 1.5).length;
  const longest = Math.round(quantile(times, 1));
  say(`${what.padEnd(44)} ${dropped} of ${frames} frames dropped, the longest ${longest} ms`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-library-page-'));
// Traversable: under root, the database runs as another user.
await chmod(folder, 0o711);
const postgres = await startEmbeddedPostgres({
  folder: path.join(folder, 'postgres'),
  passwordFile: path.join(folder, 'secrets', 'password'),
  logFile: path.join(folder, 'postgres.log'),
});
const server = await startServer(folder, { DATABASE_URL: postgres.url });
const { browser } = await openBrowser();
try {
  const context = await ownerContext(browser, server);
  const page = await context.newPage();
  await page.goto('/library');
  await page.getByText('Your library is empty.').waitFor();
  await giveToOwner(postgres.url);

  const mounts: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    await page.goto('/about');
    await page.locator('#root[data-drawn]').waitFor({ state: 'detached' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' });
    mounts.push(
      await scriptingMs(page, async () => {
        await link.click();
        await page.getByRole('article').first().waitFor();
      }),
    );
  }
  say(
    `mounting the library                         ${Math.round(quantile(mounts, 0.5))} ms of scripting (target under 100)`,
  );

  const blank = await context.newPage();
  await blank.setContent('<div style="height:40000px;background:linear-gradient(red,blue)"></div>');
  tellFrames('scrolling a blank page, to compare', await scrolled(blank));
  await blank.close();

  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  const more = page.getByRole('button', { name: 'Load more sessions' });
  while (await more.isVisible()) {
    const count = await rows.count();
    await more.click();
    await rows.nth(count).waitFor();
  }
  tellFrames(`scrolling ${await rows.count()} sessions`, await scrolled(page));

  await page.goto('/librarylegacy');
  await page.getByText(/^10,?000 documents$/).waitFor();
  await page.getByRole('rowheader').first().waitFor();
  tellFrames('scrolling the table of 10,000 documents', await scrolled(page));
  await page.evaluate(() => window.scrollTo(0, 0));
  const startedAt = performance.now();
  await page.getByRole('searchbox').fill('word3');
  await page.getByRole('rowheader').first().waitFor();
  say(`finding words in the table                   ${Math.round(performance.now() - startedAt)} ms`);
} finally {
  await browser.close();
  await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
