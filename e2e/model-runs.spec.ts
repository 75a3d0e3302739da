import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LLMock } from '@copilotkit/aimock';
import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const pageOf = (words: string): string =>
  JSON.stringify({
    title: 'Trips',
    language: 'en',
    format: 'a4',
    direction: 'swiss',
    pages: [
      {
        id: 'p1',
        className: 'page-article',
        blocks: [
          {
            id: 'body',
            html: `<section class="passage" data-id="body" data-name="Trips"><h1>Trips</h1><p class="paragraph">${words}</p></section>`,
          },
        ],
      },
    ],
  });
const usage = { prompt_tokens: 3_000, completion_tokens: 500, total_tokens: 3_500 };

/** Starts a site that this Octavo treats as public internet. */
async function startSite(): Promise<{ site: Server; host: string }> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<title>City counts</title><p>In 2024 the city counted 12,500 trips a day.</p>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return { site, host: `127.0.0.1:${(site.address() as AddressInfo).port}` };
}

/** Starts one model that works and reports usage, and one that rejects all calls. */
async function startModel(): Promise<LLMock> {
  const model = new LLMock({ port: 0 });
  await model.start();
  model.on({ model: 'gone' }, { error: { message: 'bad key', type: 'authentication_error' }, status: 401 });
  model.addFixture({
    match: { predicate: ({ messages }) => messages.at(-1)?.role === 'tool' },
    response: {
      content: 'It is **on the page**:\n\n- one figure\n- [its source](https://octavo.example/)',
      usage,
    },
  });
  model.on(
    { userMessage: /trips/i },
    {
      toolCalls: [{ name: 'write_document', arguments: pageOf('12,500 trips a day, 73 % by women.') }],
      usage,
    },
  );
  model.on({}, { content: 'Nothing to change.', usage });
  return model;
}

test('estimate and cost of a prompt, fallback model, sources, questions, and the history with its table', {
  tag: '@full',
}, async ({ page }) => {
  const model = await startModel();
  const { site, host } = await startSite();
  const octavo = await OctavoProcess.start({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_API_KEY: 'test-key-of-nobody',
    OCTAVO_MODELS: 'gone=compatible:gone,fast=compatible:fast',
    OCTAVO_MODEL_PRICES: 'gone=1/4,fast=1/4',
    OCTAVO_ALLOW_HOSTS: host,
  });
  const choose = async (menu: RegExp, item: RegExp) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitemradio', { name: item }).click();
  };
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    const app = new AppPage(page);

    await test.step('an estimate stands under the prompt; the model that fails is stood in for, by choice', async () => {
      await app.prompt.fill(`Page on trips from http://${host}/counts`);
      await expect(page.getByText(/^About [\d,]+ tokens · \$[\d.]+ · \d+ (?:s|min)$/)).toBeVisible();
      await choose(/^Model: Gone/, /^Continue with Fast/);
      await choose(/^Mode: Normal/, /^Search/);
      await app.sendButton.click();
      await expect(page.getByText('rejected the key').first()).toBeVisible();
      await expect(page.getByText('goes on in its place').first()).toBeVisible();
    });

    await test.step('figures lead to their sentence, those without a source are named, and the cost stands below', async () => {
      await expect(page.getByText('No source has 73 %').first()).toBeVisible();
      await expect(page.getByRole('strong').filter({ hasText: /^on the page$/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'its source' })).toHaveAttribute('rel', /noopener/);
      const figure = app.article.getByRole('link', { name: '12,500' });
      await expect(figure).toHaveAttribute('href', new RegExp(`^http://${host}/counts#:~:text=`));
      await expect(app.article.locator('[data-gap="Source for 73 %"]')).toBeAttached();
      await expect(page.getByText(/^7,000 tokens · \$0\.01 · \d+ (?:s|min)$/)).toBeVisible();
    });

    await test.step('the history says who asked what and what it changed, and is a table to keep', async () => {
      await page.getByRole('button', { name: 'History and costs' }).click();
      const history = page.getByRole('dialog', { name: 'History and costs' });
      await expect(history.getByRole('listitem')).toHaveCount(1);
      await expect(history.getByRole('listitem').first()).toContainText(
        /Version 1.*fast, Search · 7,000 tokens · \$0\.01/,
      );
      await expect(history.getByText('Total')).toBeVisible();
      expect((await auditOf(page).include('[role="dialog"]').analyze()).violations).toEqual([]);
      const saved = page.waitForEvent('download');
      await history.getByRole('button', { name: 'Download CSV' }).click();
      const table = await readFile(await (await saved).path(), 'utf8');
      expect(table.trim().split('\r\n')).toHaveLength(2);
      expect(table).toContain(',search,fast,completed,1,body sources,6000,1000,0.01,');
      await page.keyboard.press('Escape');
    });

    await test.step('asked first, the answers go on as the next message', async () => {
      await page.getByRole('button', { name: 'New Document' }).click();
      await choose(/^Model: Gone/, /^Built-in composer/);
      await choose(/^Mode: Search/, /^Ask first/);
      await app.send('Invoice');
      const client = page.getByRole('textbox', { name: 'Who is it for?' });
      await client.fill('Norhaven Ltd');
      await page
        .getByRole('textbox', { name: 'What do you charge for, and how much?' })
        .fill('3 hours of tuning at $60');
      await page.getByRole('button', { name: 'Answer' }).click();
      await expect(page.getByRole('button', { name: 'Mode: Normal' })).toBeVisible();
      await expect(app.article).toContainText('Norhaven Ltd');
      await expect(app.sendButton).toBeVisible();
    });
  } finally {
    await octavo.dispose();
    await model.stop();
    site.closeAllConnections();
    site.close();
  }
});
