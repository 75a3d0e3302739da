import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { generate } from 'selfsigned';
import { ableWriter } from '../src/server/testing/able-writer.ts';
import { startModelServer } from '../src/server/testing/model-server.ts';
import { startOllamaDouble } from '../src/server/testing/ollama-double.ts';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

const everyWidth = { tag: '@every-width' };
const canary = 'sk-canary-0d6d4a1b7d116f1c1c52';

async function signIn(page: Page, octavo: OctavoProcess): Promise<void> {
  await page.goto(octavo.ownerLink);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(/\/app/);
}

/** Audits in the full run; the short one audits the public pages, the empty app, and the app with a page. */
async function expectAccessible(page: Page): Promise<void> {
  if (!isFullRun) return;
  const { violations } = await auditOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test(
  'the first visit offers a model, a brand and a first page; a provider is connected with a key, its model is offered, tested and made the default',
  everyWidth,
  async ({ page }) => {
    const local = await startModelServer({ says: ableWriter({ tools: true }) });
    const server = await startModelServer({ key: canary, says: ableWriter({ schema: true }) });
    const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: new URL(local.url).host });
    try {
      await signIn(page, octavo);
      const welcome = page.getByRole('region', { name: 'Welcome to Octavo' });
      await expect(welcome.getByRole('heading', { name: 'Add your brand' })).toBeVisible();
      // It is read from its beginning, on phones too.
      await expect(welcome.getByRole('heading', { name: 'Welcome to Octavo' })).toBeInViewport();
      await expect(welcome.getByRole('list', { name: 'Found on this computer' })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${octavo.baseUrl}/settings/models`);
      await page.getByRole('button', { name: 'Connect a provider' }).click();
      await page.getByLabel('Provider', { exact: true }).selectOption('OpenAI-compatible server');
      await page.getByLabel('Address').fill(server.url);
      await page.getByLabel('API key (optional)').fill('sk-wrong');
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('rejected the key');
      await page.getByLabel('API key (optional)').fill(canary);
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(
        page.getByRole('heading', { name: 'OpenAI-compatible server is connected' }),
      ).toBeVisible();
      await page.getByLabel('Model', { exact: true }).fill('small');
      await page.getByLabel('Price in').fill('2');
      await page.getByLabel('Price out').fill('8');
      await page.getByRole('button', { name: 'Offer model' }).click();

      const offered = page.getByRole('list', { name: 'Offered models' }).getByRole('listitem');
      const fast = offered.filter({ hasText: 'Fast (small)' });
      await fast.getByRole('button', { name: 'Make a test page with Fast (small)' }).click();
      await expect(fast.getByRole('status')).toContainText('Wrote 1 page with structured output');
      const saved = page.waitForEvent('download');
      await fast.getByRole('button', { name: 'Download test page' }).click();
      expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
      await expect(fast.getByText('Default', { exact: true })).toBeVisible();
      await offered.getByRole('button', { name: 'Make default: Built-in composer' }).click();
      await expect(
        offered.filter({ hasText: 'Built-in composer' }).getByText('Default', { exact: true }),
      ).toBeVisible();
      await fast.getByRole('button', { name: 'Actions for Fast (small)' }).click();
      await page.getByRole('menuitem', { name: 'Make default' }).click();
      await expect(fast.getByText('Default', { exact: true })).toBeVisible();
      expect(await page.content()).not.toContain(canary);
      await expectAccessible(page);

      // The next prompt uses the new model, without a restart or choosing it.
      const app = new AppPage(page);
      await page.goto(`${octavo.baseUrl}/app`);
      await app.send('What is Octavo?');
      await expect
        .poll(() => server.asked.filter(({ path }) => path.endsWith('completions')).length)
        .toBeGreaterThan(3);
      for (const key of [canary, 'sk-wrong']) expect(octavo.stderr).not.toContain(key);
    } finally {
      await octavo.dispose();
      await Promise.all([local.close(), server.close()]);
    }
  },
);

test('a test of a model shows how far it is, goes on beside other pages, and is cancelled', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  let chats = 0;
  let isHeld = false;
  const server = await startModelServer({
    says: ableWriter({ tools: true }),
    // Answers the first word and the two skills, and never ends its page.
    instead: ({ url }, response) => {
      if (!url?.endsWith('completions')) return false;
      chats += 1;
      if (chats <= 3) return false;
      isHeld = true;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      response.on('close', () => {
        isHeld = false;
      });
      return true;
    },
  });
  const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: new URL(server.url).host });
  try {
    await signIn(page, octavo);
    await page.goto(`${octavo.baseUrl}/settings/models`);
    await page.getByRole('button', { name: 'Connect Model server' }).click();
    await page.getByLabel('Model', { exact: true }).fill('small');
    await page.getByRole('button', { name: 'Offer model' }).click();
    const fast = page
      .getByRole('list', { name: 'Offered models' })
      .getByRole('listitem')
      .filter({ hasText: 'Fast (small)' });
    await fast.getByRole('button', { name: 'Make a test page with Fast (small)' }).click();
    await expect(fast.getByRole('progressbar', { name: 'Test of Fast (small)' })).toBeVisible();
    await expect(fast.getByRole('status')).toHaveText('Writing a page with tool calls');
    await expectAccessible(page);
    // Other pages don't stop it.
    await page.getByRole('link', { name: 'Octavo' }).first().click();
    await expect(page.getByRole('heading', { name: 'Models' })).toHaveCount(0);
    await page.goBack();
    await expect(fast.getByRole('status')).toHaveText('Writing a page with tool calls');
    expect(isHeld).toBe(true);
    await fast.getByRole('button', { name: 'Cancel the test of Fast (small)' }).click();
    await expect(fast.getByRole('progressbar')).toHaveCount(0);
    await expect(fast).toContainText('Not tested yet');
    await expect.poll(() => isHeld).toBe(false);
    await expect(fast.getByRole('button', { name: 'Make a test page with Fast (small)' })).toBeVisible();
  } finally {
    await octavo.dispose();
    await server.close();
  }
});

test('models are switched from prompt to prompt without a reload, and a new default applies at once', {
  tag: '@full',
}, async ({ page }) => {
  const server = await startModelServer({ says: 'Octavo makes documents.' });
  const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: new URL(server.url).host });
  const lastModel = () =>
    JSON.parse(server.asked.filter(({ path }) => path.endsWith('completions')).at(-1)?.body ?? '{}').model;
  try {
    await signIn(page, octavo);
    await page.goto(`${octavo.baseUrl}/settings/models`);
    await expect(page.getByRole('heading', { name: 'Models', exact: true })).toBeVisible();
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.getByRole('button', { name: 'Connect Model server' }).click();
    for (const [alias, model] of [
      ['fast', 'small'],
      ['quality', 'large'],
    ] as const) {
      if (alias === 'quality') await page.getByRole('button', { name: 'Offer a model' }).click();
      await page.getByLabel('Model', { exact: true }).fill(model);
      await page.getByLabel('Alias').fill(alias);
      await page.getByRole('button', { name: 'Offer model' }).click();
    }
    const quality = page
      .getByRole('list', { name: 'Offered models' })
      .getByRole('listitem')
      .filter({ hasText: 'Quality (large)' });
    await quality.getByRole('button', { name: 'Actions for Quality (large)' }).click();
    await page.getByRole('menuitem', { name: 'Make default' }).click();
    await expect(quality.getByText('Default', { exact: true })).toBeVisible();

    const app = new AppPage(page);
    await page.getByRole('link', { name: 'Create', exact: true }).first().click();
    await app.send('What is Octavo?');
    await expect(page.getByText('Octavo makes documents.')).toHaveCount(1);
    expect(lastModel()).toBe('large');
    await page.getByRole('button', { name: 'Model: Quality (large)' }).click();
    await page.getByRole('menuitemradio', { name: 'Fast (small)', exact: true }).click();
    await app.send('What else?');
    await expect(page.getByText('Octavo makes documents.')).toHaveCount(2);
    expect(lastModel()).toBe('small');
    expect(loads).toEqual([]);
  } finally {
    await octavo.dispose();
    await server.close();
  }
});

test('Ollama on this computer is found, and gets a model with its progress on the page', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  const ollama = await startOllamaDouble();
  const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: `127.0.0.1:${ollama.port}` });
  try {
    await signIn(page, octavo);
    await page.goto(`${octavo.baseUrl}/settings/models`);
    await page.getByRole('button', { name: 'Connect Ollama' }).click();
    await page.getByRole('button', { name: 'Download qwen3:4b' }).click();
    await expect.poll(() => ollama.isFollowed()).toBe(true);
    ollama.step();
    await expect(page.getByRole('progressbar', { name: 'Download of qwen3:4b' })).toHaveAttribute(
      'value',
      '33',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect.poll(() => ollama.isFollowed()).toBe(false);
    await page.getByRole('button', { name: 'Download qwen3:4b' }).click();
    await expect.poll(() => ollama.isFollowed()).toBe(true);
    for (let step = 0; step < 4; step += 1) ollama.step();
    await page.getByRole('button', { name: 'Offer qwen3:4b' }).click();
    await page.getByRole('button', { name: 'Offer model' }).click();
    await expect(page.getByRole('list', { name: 'Offered models' })).toContainText('Fast (qwen3:4b)');
  } finally {
    await octavo.dispose();
    await ollama.close();
  }
});

test('a server with a self-signed certificate requires an explicit choice', { tag: '@full' }, async ({
  page,
}) => {
  const pair = await generate([{ name: 'commonName', value: 'models.home' }]);
  const server = await startModelServer({ tls: { key: pair.private, cert: pair.cert } });
  const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: '127.0.0.1:9' });
  try {
    await signIn(page, octavo);
    await page.goto(`${octavo.baseUrl}/settings/models`);
    await page.getByRole('button', { name: 'Connect a provider' }).click();
    await page.getByLabel('Provider', { exact: true }).selectOption('OpenAI-compatible server');
    await page.getByLabel('Address').fill(server.url);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByText('CN=models.home')).toBeVisible();
    expect(server.asked).toEqual([]);
    await page.getByRole('button', { name: 'Trust this certificate' }).click();
    await expect(page.getByRole('heading', { name: /is connected$/ })).toBeVisible();
  } finally {
    await octavo.dispose();
    await server.close();
  }
});

test('the page loads at once while providers do not respond', { tag: '@full' }, async ({ page }) => {
  const hanging = await startModelServer();
  let isHanging = false;
  const moody = await startModelServer({ instead: () => isHanging });
  const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: '127.0.0.1:9' });
  try {
    await signIn(page, octavo);
    await page.goto(`${octavo.baseUrl}/settings/models`);
    for (const [name, url] of [
      ['Moody', moody.url],
      ['Steady', hanging.url],
    ] as const) {
      await page.getByRole('button', { name: 'Connect a provider' }).click();
      await page.getByLabel('Provider', { exact: true }).selectOption('OpenAI-compatible server');
      await page.getByLabel('Address').fill(url);
      await page.getByLabel('Name (optional)').fill(name);
      await page.getByRole('button', { name: 'Connect', exact: true }).click();
      await page.getByRole('button', { name: 'Later' }).click();
    }
    isHanging = true;
    await page.reload();
    const providers = page.getByRole('list', { name: 'Providers' }).getByRole('listitem');
    await expect(providers.filter({ hasText: 'Steady' })).toContainText('2 models');
    await expect(providers.filter({ hasText: 'Moody' })).toContainText('Checking');
    await expect(page.getByRole('button', { name: 'Save budget' })).toBeEnabled();
    await expect(providers.filter({ hasText: 'Moody' })).toContainText('did not answer', { timeout: 30_000 });
  } finally {
    await octavo.dispose();
    await hanging.close();
    await moody.close();
  }
});
