import { LLMock } from '@copilotkit/aimock';
import type { Page } from '@playwright/test';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { draftOf, draftOfNotes, settingsOf, writeSlowlyOnce } from './model-drafts.ts';
import { OctavoProcess } from './octavo-process.ts';

async function signIn(page: Page, octavo: OctavoProcess): Promise<AppPage> {
  await page.goto(octavo.ownerLink);
  await page.getByRole('button', { name: /sign in/i }).click();
  return new AppPage(page);
}

test('kill -9 in mid-stream: after the restart the partial page is kept, and Continue finishes it', {
  tag: '@full',
}, async ({ page }) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  writeSlowlyOnce(model, draftOfNotes('Twelve notes', 12), 'Twelve notes are ready.');
  const octavo = await OctavoProcess.startAlone(settingsOf(model));
  try {
    const app = await signIn(page, octavo);
    await app.send('Write twelve notes');
    await expect(app.blocks.nth(1)).toBeAttached();
    await octavo.kill9();
    await octavo.restart();
    await page.reload();
    await expect(page.getByText(/We kept what arrived/).first()).toBeVisible();
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

test('a model of an OpenAI-compatible server writes the page in the same way', { tag: '@full' }, async ({
  page,
}) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  const block = '<div data-id="greeting" data-name="Greeting"><h1>Written by a model</h1></div>';
  const draft = draftOf('Model page', [{ id: 'greeting', html: block }]);
  model.on(
    { hasToolResult: false },
    { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(draft) }] },
  );
  model.on({ hasToolResult: true }, { content: 'Your page is ready.' });
  const octavo = await OctavoProcess.startAlone(settingsOf(model));
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
