import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

/** Kills the database of a server and prevents its restart. Returns a function that allows it again. */
function takeDatabaseAway({ dataDir }: OctavoProcess): () => void {
  const cluster = join(dataDir, 'postgres', 'data');
  const versionFile = join(cluster, 'PG_VERSION');
  const version = readFileSync(versionFile);
  writeFileSync(versionFile, '9.6\n');
  process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  return () => writeFileSync(versionFile, version);
}

const note = (page: Page) => page.getByText('Your saved work is safe');

test('a lost database is announced, users stay signed in, and everything recovers automatically', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  const octavo = await OctavoProcess.startAlone();
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    const app = new AppPage(page);
    await app.send('Invoice for Acme Corp, 12 hours of design at $95, due in 14 days');
    await expect(page.getByRole('button', { name: /download/i }).first()).toBeVisible();

    const giveBack = takeDatabaseAway(octavo);
    await page.goto(new URL('/library', octavo.ownerLink).href);
    await expect(note(page)).toBeVisible();
    // The page eventually gives up with the same message.
    await expect(page.getByRole('heading', { name: "Couldn't open this page" })).toBeVisible();
    giveBack();
    await expect(note(page)).toBeHidden({ timeout: 60_000 });
    // Recovers without a reload.
    await expect(page.getByText(/Acme Corp/).first()).toBeVisible();
  } finally {
    await octavo.dispose();
  }
});
