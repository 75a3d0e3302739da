import { LLMock } from '@copilotkit/aimock';
import type { Page } from '@playwright/test';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

/** A page of twelve blocks, as a model would write it. */
const longDraft = {
  title: 'Twelve notes',
  language: 'en',
  format: 'a4',
  direction: 'swiss',
  pages: [
    {
      id: 'p1',
      className: '',
      blocks: Array.from({ length: 12 }, (_, index) => ({
        id: `note-${index + 1}`,
        html: `<div data-id="note-${index + 1}" data-name="Note"><p>Note number ${index + 1}.</p></div>`,
      })),
    },
  ],
};

async function signIn(page: Page, octavo: OctavoProcess): Promise<AppPage> {
  await page.goto(octavo.ownerLink);
  await page.getByRole('button', { name: /sign in/i }).click();
  return new AppPage(page);
}

test('kill -9 in mid-stream: after the restart what arrived is kept, and Continue finishes the page', async ({
  page,
}) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  const call = { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(longDraft) }] };
  // The first time it writes a block a second, so that the server can be killed in the middle; then at once.
  model.on({ hasToolResult: false, sequenceIndex: 0 }, call, { chunkSize: 50, latency: 400 });
  model.on({ hasToolResult: false }, call);
  model.on({ hasToolResult: true }, { content: 'Twelve notes are ready.' });
  const octavo = await OctavoProcess.start({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_API_KEY: 'key-of-a-test',
    OCTAVO_MODELS: 'fast=compatible:test-model',
  });
  try {
    const app = await signIn(page, octavo);
    await app.send('Write twelve notes');
    await expect(app.blocks.nth(1)).toBeAttached({ timeout: 30_000 });
    await octavo.kill9();
    await octavo.restart();
    await page.reload();
    await expect(page.getByText(/What arrived is kept/).first()).toBeVisible();
    await expect(app.blocks.nth(1)).toBeAttached();
    const arrived = await app.blocks.count();
    expect(arrived).toBeLessThan(12);

    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Twelve notes are ready.').first()).toBeVisible();
    await expect(app.blocks).toHaveCount(12);
  } finally {
    await octavo.dispose();
    await model.stop();
  }
});

test('a model of an OpenAI-compatible server writes the page in the same way', async ({ page }) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  const block = '<div data-id="greeting" data-name="Greeting"><h1>Written by a model</h1></div>';
  const draft = {
    title: 'Model page',
    language: 'en',
    format: 'a4',
    direction: 'swiss',
    pages: [{ id: 'p1', className: '', blocks: [{ id: 'greeting', html: block }] }],
  };
  model.on(
    { hasToolResult: false },
    { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(draft) }] },
  );
  model.on({ hasToolResult: true }, { content: 'Your page is ready.' });
  const octavo = await OctavoProcess.start({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_API_KEY: 'key-of-a-test',
    OCTAVO_MODELS: 'fast=compatible:test-model',
  });
  try {
    const app = await signIn(page, octavo);
    await app.send('Say hello');
    await expect(page.getByText('Your page is ready.').first()).toBeVisible();
    await app.showPane('Page');
    await expect(app.article).toContainText('Written by a model');
    expect(octavo.stdout + octavo.stderr).not.toContain('key-of-a-test');
  } finally {
    await octavo.dispose();
    await model.stop();
  }
});
