import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startModelServer } from '../src/server/testing/model-server.ts';
import { startSearchServer } from '../src/server/testing/search-server.ts';
import { auditOf, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const canary = 'sk-canary-own-77e0b24f5a1c9d';

test(
  'an account uses its own key once the owner allows it, and the run says so',
  { tag: ['@every-width', '@full'] },
  async ({ page }, info) => {
    const server = await startModelServer({ key: canary, says: 'Octavo makes documents.' });
    const octavo = await OctavoProcess.start({ OCTAVO_LOCAL_SERVERS: '127.0.0.1:9' });
    const look = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    try {
      await page.goto(octavo.ownerLink);
      await page.getByRole('button', { name: /sign in/i }).click();
      await expect(page).toHaveURL(/\/app/);
      await page.goto(`${octavo.baseUrl}/profile`);
      await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your model keys' })).toHaveCount(0);

      await page.goto(`${octavo.baseUrl}/settings/models`);
      await page.getByRole('checkbox', { name: /use their own provider keys/ }).check();
      await expect(page.getByText('Own keys allowed')).toBeVisible();
      await look('models-page');

      await page.goto(`${octavo.baseUrl}/profile`);
      await page.getByRole('button', { name: 'Add a key' }).click();
      await page.getByLabel('Provider', { exact: true }).selectOption('OpenAI-compatible server');
      await page.getByLabel('API key').fill('sk-wrong');
      await page.getByRole('dialog').getByLabel('Address').fill(server.url);
      await page.getByRole('button', { name: 'Add key' }).click();
      await expect(page.getByRole('alert')).toContainText('rejected the key');
      await look('key-dialog');
      await page.getByLabel('API key').fill(canary);
      await page.getByRole('button', { name: 'Add key' }).click();
      await page.getByLabel('Model', { exact: true }).fill('small');
      await page.getByRole('button', { name: 'Use this model' }).click();
      await expect(page.getByRole('list', { name: 'Your model keys' })).toContainText('small');
      await look('profile');
      expect(await page.content()).not.toContain(canary);
      const { violations } = await auditOf(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
      await expectNoSidewaysScroll(page);

      const app = new AppPage(page);
      await page.goto(`${octavo.baseUrl}/app`);
      await app.send('What is Octavo?');
      await expect(page.getByText('your OpenAI-compatible server key').last()).toBeVisible();
      await look('chat');

      await page.goto(`${octavo.baseUrl}/profile`);
      await page.getByRole('button', { name: 'Delete your OpenAI-compatible server key' }).click();
      await expect(page.getByRole('list', { name: 'Your model keys' })).toHaveCount(0);
      for (const key of [canary, 'sk-wrong']) expect(octavo.stderr).not.toContain(key);
    } finally {
      await octavo.dispose();
      await server.close();
    }
  },
);

test(
  'the owner sets up web search, and a prompt without addresses is searched for',
  {
    tag: ['@every-width', '@full'],
  },
  async ({ page }, info) => {
    const engine = await startSearchServer('unused');
    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<title>Bikes in Porto</title><p>In 2024 the city counted 12,500 trips a day.</p>');
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    engine.results = [`http://${host}/bikes`];
    const octavo = await OctavoProcess.start({
      OCTAVO_LOCAL_SERVERS: '127.0.0.1:9',
      OCTAVO_ALLOW_HOSTS: host,
    });
    try {
      await page.goto(octavo.ownerLink);
      await page.getByRole('button', { name: /sign in/i }).click();
      await expect(page).toHaveURL(/\/app/);
      await page.goto(`${octavo.baseUrl}/settings/models`);
      await page.getByRole('button', { name: 'Set up web search' }).click();
      await page.getByLabel('Search engine', { exact: true }).selectOption('SearXNG');
      await page.getByLabel('Address').fill(engine.url);
      await page.screenshot({ path: info.outputPath('search-dialog.png') });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Web search is on')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Change search engine' })).toBeVisible();
      await page.screenshot({ path: info.outputPath('web-search.png'), fullPage: true });
      const { violations } = await auditOf(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
      await expectNoSidewaysScroll(page);

      const app = new AppPage(page);
      await page.goto(`${octavo.baseUrl}/app`);
      await page.getByRole('button', { name: /^Mode: Normal/ }).click();
      await page.getByRole('menuitemradio', { name: /^Search/ }).click();
      await app.send('A one-pager on cycling in Porto');
      await expect(page.getByText('Searched with SearXNG').first()).toBeVisible();
      await expect(app.article).toContainText('12,500 trips a day');
      await page.screenshot({ path: info.outputPath('search-run.png') });
    } finally {
      await octavo.dispose();
      await engine.close();
      site.closeAllConnections();
      site.close();
    }
  },
);
