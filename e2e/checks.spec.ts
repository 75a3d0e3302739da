import { LLMock } from '@copilotkit/aimock';
import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

/**
 * A flawed page: one text with low contrast, one with intentionally low contrast, one character missing in
 * all fonts.
 */
const draft = {
  title: 'Careless',
  language: 'en',
  format: 'a4',
  pages: [
    {
      id: 'p1',
      blocks: [
        { id: 'head', html: '<h1 data-id="head" data-name="Head">A careless page</h1>' },
        { id: 'faint', html: '<p data-id="faint" data-name="Note" style="color:#cccccc">Hard to read</p>' },
        { id: 'quiet', html: '<p data-id="quiet" data-name="Aside" style="color:#bbbbbb">A whisper</p>' },
        { id: 'sign', html: '<p data-id="sign" data-name="Sign">A \u{13000} bird</p>' },
      ],
    },
  ],
};

test('findings are listed, fixed by a click, marked as intended, or sent to the chat', {
  tag: '@every-width',
}, async ({ page }) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  model.on(
    { userMessage: /careless/i, hasToolResult: false },
    { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(draft) }] },
  );
  model.on({ userMessage: /replace/i }, { content: 'I would need another word for it.' });
  model.on({ hasToolResult: true }, { content: 'Done.' });
  const octavo = await OctavoProcess.start({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_API_KEY: 'test-key-of-nobody',
    OCTAVO_MODELS: 'fast=compatible:test-model',
  });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    const app = new AppPage(page);
    await app.send('A careless page');
    await app.showPane('Page');
    await page.getByRole('button', { name: '2 faults' }).click();
    const checks = page.getByRole('dialog', { name: 'Checks' });
    await expect(checks.getByText('“Hard to read” in "Note" on page 1 has a contrast of')).toBeVisible();
    expect((await auditOf(page).include('[role="dialog"]').analyze()).violations).toEqual([]);

    await checks.getByRole('button', { name: /^Fix it: “Hard to read”/ }).click();
    await expect(checks.getByText('“Hard to read”')).toHaveCount(0);
    await expect(app.article.locator('[data-id="faint"]')).toHaveAttribute('style', 'color:var(--ink)');

    await checks.getByRole('button', { name: /^Intended: “A whisper”/ }).click();
    await expect(checks.getByText(/^Intended: “A whisper”/)).toBeVisible();
    await expect(page.getByRole('button', { name: '1 warning' })).toBeAttached();

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: '1 fault' }).click();
    await expect(checks.getByRole('button', { name: /^Intended: “A whisper”/ })).toBeVisible();

    await checks.getByRole('button', { name: /^Fix in chat: No font of the page has/ }).click();
    await app.showPane('Chat');
    await expect(page.getByText('I would need another word for it.')).toBeVisible();
  } finally {
    await octavo.dispose();
    await model.stop();
  }
});
