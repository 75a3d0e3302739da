import type { Page } from '@playwright/test';
import { startFileServer } from '../src/server/testing/file-server.ts';
import { noEngine, testEngine } from '../src/server/testing/test-engine.ts';
import { tinyGguf } from '../src/server/testing/tiny-gguf.ts';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await auditOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test('the owner gets a model with one press, pauses it, and writes a page with it', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  // The server installs it by itself; this shows only whether it can.
  // biome-ignore lint/suspicious/noSkippedTests: without the package registry there is no engine.
  test.skip((await testEngine()) === null, noEngine);
  const server = await startFileServer(tinyGguf());
  const octavo = await OctavoProcess.start({
    OCTAVO_LOCAL_SERVERS: '127.0.0.1:9',
    OCTAVO_ALLOW_HOSTS: `${server.host}:${server.port}`,
  });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/app/);
    await page.goto(`${octavo.baseUrl}/settings/models`);
    const section = page.getByRole('region', { name: 'Models on this server' });
    const models = section.getByRole('list', { name: 'Models on this server' }).getByRole('listitem');
    await expect(models.filter({ hasText: 'Qwen3 8B' })).toContainText('Apache 2.0 license');
    await expect(section).toContainText('The first download also installs the engine');
    await expectAccessible(page);

    server.ways.push('slow');
    await section.getByLabel('Another model').fill(server.url);
    await section.getByRole('button', { name: 'Add' }).click();
    const tiny = models.filter({ hasText: 'tiny-model.gguf' });
    await expect(tiny.getByRole('progressbar', { name: /^Installing the engine/ })).toBeVisible();
    await expect(tiny.getByRole('progressbar', { name: /^Downloading/ })).toBeVisible();
    await tiny.getByRole('button', { name: 'Pause tiny-model.gguf' }).click();
    await expect(tiny.getByText('Paused')).toBeVisible();
    await tiny.getByRole('button', { name: 'Resume: tiny-model.gguf' }).click();
    await expect(tiny).toContainText(/tokens per second on the .+\. A page takes/);
    const offered = page.getByRole('list', { name: 'Offered models' }).getByRole('listitem');
    await expect(offered.filter({ hasText: 'Local' })).toContainText('Default');
    await expectAccessible(page);

    const app = new AppPage(page);
    await page.goto(`${octavo.baseUrl}/app`);
    await app.send('A page about bees in the city');
    await expect(app.blocks.first()).toBeVisible();

    await page.goto(`${octavo.baseUrl}/settings/models`);
    await tiny.getByRole('button', { name: 'Delete tiny-model.gguf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete tiny-model.gguf?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(models.filter({ hasText: 'Qwen3 8B' })).toBeVisible();
    await expect(tiny).toHaveCount(0);
    await expect(offered.filter({ hasText: 'Local' })).toHaveCount(0);
  } finally {
    await octavo.dispose();
    await server.close();
  }
});
