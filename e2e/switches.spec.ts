import { LLMock } from '@copilotkit/aimock';
import type { Page } from '@playwright/test';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { settingsOf } from './model-drafts.ts';
import { OctavoProcess } from './octavo-process.ts';

const report = {
  title: 'Quarterly report',
  kind: 'report',
  look: { format: 'a4', direction: 'editorial' },
  head: { organization: 'Corner Bakery', label: 'Quarterly report' },
  pages: [
    {
      layout: 'article',
      title: 'Profit nearly doubled over the year',
      lead: 'Revenue grew about twice as fast as costs.',
      blocks: [
        {
          type: 'figures',
          items: [
            { value: '264k', label: 'Revenue' },
            { value: '63k', label: 'Profit' },
          ],
        },
        { type: 'heading', level: 2, text: 'What to watch next' },
        {
          type: 'list',
          items: [
            { text: '**Costs hardly follow a dip.** In spring they fell by a tenth.' },
            { text: '**Extra revenue pays off.** Most of it stays.' },
          ],
        },
      ],
    },
  ],
};

async function chooseShape(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Page design' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}

test('one click shows a document as slides, as a story and as the same document again', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  const model = new LLMock({ port: 0 });
  await model.start();
  model.on(
    { hasToolResult: false },
    { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(report) }] },
  );
  model.on({ hasToolResult: true }, { content: 'Your report is ready.' });
  const octavo = await OctavoProcess.start(settingsOf(model));
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    const app = new AppPage(page);
    await app.send('Quarterly report of our bakery');
    await app.showPane('Page');
    await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
    const pages = app.article.locator('section.page');
    await expect(app.article).toHaveAttribute('data-format', 'a4');
    const before = await app.article.evaluate((article) => article.outerHTML);

    await chooseShape(page, 'Slides');
    await expect(app.article).toHaveAttribute('data-format', 'slides-16x9');
    await expect(pages).toHaveCount(3);
    await expect(pages.nth(0).getByRole('heading', { level: 1 })).toHaveText(
      'Profit nearly doubled over the year',
    );
    await expect(pages.nth(1)).toContainText('264k');
    await expect(pages.nth(2).getByRole('heading', { level: 3 })).toHaveText([
      'Costs hardly follow a dip',
      'Extra revenue pays off',
    ]);

    await chooseShape(page, 'Story');
    await expect(app.article).toHaveAttribute('data-format', 'story');
    await expect(pages.nth(2)).toContainText('Most of it stays.');

    await chooseShape(page, 'Document');
    await expect(app.article).toHaveAttribute('data-format', 'a4');
    expect(await app.article.evaluate((article) => article.outerHTML)).toBe(before);
  } finally {
    await octavo.dispose();
    await model.stop();
  }
});
