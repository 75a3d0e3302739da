import { LLMock } from '@copilotkit/aimock';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const texts = ['東京の春、桜まつり', 'مرحبا بالعالم', 'नमस्ते दुनिया', 'Feest 🎉 op de 🚲'];
const draft = {
  title: 'Many scripts',
  language: 'ja',
  format: 'a5',
  pages: [
    {
      id: 'p1',
      blocks: texts.map((text, index) => ({ id: `b${index}`, html: `<p data-id="b${index}">${text}</p>` })),
    },
  ],
};

test('the preview uses the print fonts: Japanese, Arabic, Hindi and emoji', {
  tag: '@full',
}, async ({ page }) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  model.on(
    { userMessage: /scripts/i, hasToolResult: false },
    { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(draft) }] },
  );
  model.on({ hasToolResult: true }, { content: 'Done.' });
  const octavo = await OctavoProcess.start({
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_API_KEY: 'test-key-of-nobody',
    OCTAVO_MODELS: 'fast=compatible:test-model',
  });
  try {
    const fetched: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/fonts/') && response.ok()) fetched.push(decodeURI(pathname));
    });
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    const app = new AppPage(page);
    await app.send('Many scripts');
    await expect(page.getByRole('button', { name: 'Checks passed' })).toBeVisible();
    await expect(app.article.locator('.emoji')).toHaveText(['🎉', '🚲']);
    await expect
      .poll(() =>
        ['noto-sans-jp-', 'noto-sans-arabic', 'devanagari', 'emoji/1f389.svg'].filter(
          (part) => !fetched.some((path) => path.includes(part)),
        ),
      )
      .toEqual([]);
    const missing = await app.article.evaluate(
      (article) =>
        [...(article.ownerDocument?.fonts ?? [])].filter(({ status }) => status === 'error').length,
    );
    expect(missing).toBe(0);
  } finally {
    await octavo.dispose();
    await model.stop();
  }
});
