import { ableWriter } from '../src/server/testing/able-writer.ts';
import { startModelServer } from '../src/server/testing/model-server.ts';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

test('a model is connected and makes a page within the welcome', { tag: '@full' }, async ({ page }, info) => {
  const server = await startModelServer({ says: ableWriter({ tools: true }) });
  const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: new URL(server.url).host });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    const welcome = page.getByRole('region', { name: 'Welcome to Octavo' });
    // A model is connected without leaving the page, and chosen at once.
    await welcome.getByRole('button', { name: 'Connect Model server' }).click();
    await page.getByLabel('Model', { exact: true }).fill('small');
    await page.getByRole('button', { name: 'Offer model' }).click();
    await expect(welcome).toContainText('Fast (small) is ready.');
    await expect(page.getByRole('button', { name: 'Model: Fast (small)' })).toBeVisible();
    await page.screenshot({ path: info.outputPath('welcome-connected.png') });

    await welcome.getByRole('list', { name: 'Sample prompts' }).getByRole('button').first().click();
    const app = new AppPage(page);
    await expect(app.article).toContainText('honey to taste');
    await page.goto(`${octavo.baseUrl}/app`);
    await expect(page.getByRole('button', { name: 'Model: Fast (small)' })).toBeVisible();
    await expect(welcome).toHaveCount(0);
  } finally {
    await octavo.dispose();
    await server.close();
  }
});

test('a provider is connected with its key within the welcome', { tag: ['@every-width', '@full'] }, async ({
  page,
}) => {
  const key = 'sk-canary-welcome-0d6d4a1b7d11';
  const server = await startModelServer({ key, says: ableWriter({ tools: true }) });
  const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: '127.0.0.1:9' });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    const welcome = page.getByRole('region', { name: 'Welcome to Octavo' });
    await welcome.getByRole('button', { name: 'Connect a provider' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Provider', { exact: true }).selectOption('OpenAI-compatible server');
    await dialog.getByLabel('Address').fill(server.url);
    await dialog.getByLabel('API key (optional)').fill('sk-wrong');
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('rejected the key');
    await expectNoSidewaysScroll(page);
    await dialog.getByLabel('API key (optional)').fill(key);
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'OpenAI-compatible server is connected' })).toBeVisible();
    await page.getByLabel('Model', { exact: true }).fill('small');
    expect((await auditOf(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: 'Offer model' }).click();
    await expect(welcome).toContainText('Fast (small) is ready.');

    await welcome.getByRole('list', { name: 'Sample prompts' }).getByRole('button').first().click();
    await expect(new AppPage(page).article).toContainText('honey to taste');
    expect(await page.content()).not.toContain(key);
    expect(octavo.stderr).not.toContain(key);
  } finally {
    await octavo.dispose();
    await server.close();
  }
});

test('the welcome is skipped for good', { tag: '@full' }, async ({ page }) => {
  const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: '127.0.0.1:9' });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    const welcome = page.getByRole('region', { name: 'Welcome to Octavo' });
    await welcome.getByRole('button', { name: 'Skip' }).click();
    await expect(welcome).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Start a new document' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Start a new document' })).toBeVisible();
    await expect(welcome).toHaveCount(0);
  } finally {
    await octavo.dispose();
  }
});
