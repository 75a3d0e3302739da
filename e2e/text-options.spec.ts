import { auditOf } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const prompt =
  'Slides on our repair café: 340 repairs in 2025, 62 volunteers, 8 of 10 things work again, next dates 4 March and 8 April';

test('prompt options are applied to the page, remembered for the session, and removed by their chips', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  const trigger = page.getByRole('button', { name: 'Text options' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const options = page.getByRole('dialog', { name: 'Text options' });
  await options.getByLabel('Language').selectOption({ label: 'Deutsch' });
  const pages = options.getByLabel('Pages or slides');
  await pages.fill('99');
  await expect(pages).toHaveAccessibleDescription('Enter a number from 1 to 50');
  await pages.fill('6');
  await expect(pages).not.toHaveAttribute('aria-invalid', 'true');
  await options.getByLabel('Tone').fill('friendly and plain');
  await expect(options.getByLabel('Tone')).toHaveValue('friendly and plain');
  const { violations } = await auditOf(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(options).toBeHidden();
  await expect(trigger).toBeFocused();

  const chips = page.getByRole('list', { name: 'Used for every prompt' });
  await expect(chips.getByRole('listitem')).toHaveText(['6 pages', 'Tone: friendly and plain', 'In Deutsch']);
  await chips.getByRole('button', { name: 'Remove Tone: friendly and plain' }).click();
  await expect(chips.getByRole('listitem')).toHaveText(['6 pages', 'In Deutsch']);

  const asked = page.waitForRequest((request) => request.url().endsWith('/chat/stream'));
  await app.send(prompt);
  expect((await asked).postDataJSON()).toMatchObject({ asks: { pages: 6, language: 'de' } });
  await expect(page).toHaveURL(/session=/);
  await app.showPane('Page');
  await expect(app.article).toHaveAttribute('lang', /^de\b/);
  await expect(app.article.locator('section.page')).toHaveCount(6);

  await page.reload();
  await app.showPane('Chat');
  await expect(chips.getByRole('listitem')).toHaveText(['6 pages', 'In Deutsch']);
  // The next conversation starts without options.
  await page.goto('/app');
  await expect(app.prompt).toBeVisible();
  await expect(chips).toBeHidden();
});
