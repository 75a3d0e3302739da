import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const everyWidth = { tag: '@every-width' };

test(
  'what the composer read is shown as chips, and changing a chip changes the page',
  everyWidth,
  async ({ ownerPage: page }) => {
    const app = new AppPage(page);
    await app.open();
    await app.send('Flyer for a garage sale on 14 June at 3 pm at 12 Oak Lane');
    await app.returnToChat();
    const chips = page.getByRole('group', { name: 'Details from your prompt' });
    await expect(chips.getByRole('button', { name: 'Change place 12 Oak Lane' })).toBeVisible();

    await chips.getByRole('button', { name: 'Change time 3 pm' }).click();
    const field = chips.getByRole('textbox', { name: /New time/ });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chips.getByRole('button', { name: 'Change time 3 pm' })).toBeVisible();

    await chips.getByRole('button', { name: 'Change time 3 pm' }).click();
    await field.fill('4:30 pm');
    await page.keyboard.press('Enter');
    await app.returnToChat();
    await expect(chips.getByRole('button', { name: 'Change time 4:30 pm' })).toBeVisible();
    await app.showPane('Page');
    await expect(app.article).toContainText('4:30 pm');
    await expect(app.article).not.toContainText(/\b3 pm/);

    await page.reload();
    await app.showPane('Chat');
    await expect(chips.getByRole('button', { name: 'Change time 4:30 pm' })).toBeVisible();
  },
);

test('a kind of document that is not known is said, with a proposal', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  const app = new AppPage(page);
  await app.open();
  await app.send('Zine about urban beekeeping');
  await expect(page.getByText(/I don't know “zine” as a kind of document/).first()).toBeVisible();
  await page
    .getByRole('group', { name: 'Follow-up suggestions' })
    .getByRole('button', { name: 'Article about urban beekeeping' })
    .click();
  await expect(page.getByText(/Your article is ready/).first()).toBeVisible();
});
