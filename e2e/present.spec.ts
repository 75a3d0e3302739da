import { expectAccessible } from './accessible.ts';
import { AppPage, isNarrow } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const deck = `A deck of three slides

# Bees

---

## Why they matter

- They pollinate crops
- They make honey

---

## What to plant

- Lavender
- Clover
`;

test('slides have notes of their own, and are presented with notes, next slide and timer', {
  tag: ['@every-width'],
}, async ({ ownerPage: page, context }) => {
  const app = new AppPage(page);
  await app.open();
  await app.send(deck);
  await app.showPane('Page');
  const present = page.getByRole('button', { name: 'Present', exact: true });
  await expect(present).toBeVisible();
  const count = await app.article.locator('section.page').count();
  expect(count).toBeGreaterThan(1);

  // Notes are edited under the slide, kept, and undone.
  await page.getByRole('button', { name: 'Add notes to slide 1' }).click();
  const field = page.getByRole('textbox', { name: 'Notes of slide 1' });
  await field.fill('Discarded');
  await field.press('Escape');
  await page.getByRole('button', { name: 'Add notes to slide 1' }).click();
  await field.fill('Welcome everybody.\nThen ask a question.');
  await field.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Notes of slide 1: Welcome/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Add notes to slide 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: /^Notes of slide 1: Welcome/ })).toBeVisible();
  await expect(app.article.locator('section.page').first()).toHaveAttribute(
    'data-notes',
    /^Welcome everybody/,
  );
  await page.reload();
  await app.showPane('Page');
  await expect(page.getByRole('button', { name: /^Notes of slide 1: Welcome/ })).toBeVisible();

  await present.click();
  const show = page.getByRole('dialog', { name: /^Presentation: / });
  await expect(show.getByRole('img', { name: 'Slide 1' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(show.getByRole('status')).toHaveText(`2 / ${count}`);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('s');
  await expect(show.getByRole('region', { name: 'Notes' })).toContainText('Then ask a question.');
  await expect(
    show.getByRole('region', { name: 'Next slide' }).getByRole('img', { name: 'Slide 2' }),
  ).toBeVisible();
  await show.getByRole('button', { name: 'Pause timer' }).click();
  const time = await show.getByRole('region', { name: 'Timer' }).textContent();
  await expect(show.getByRole('button', { name: 'Resume timer' })).toBeVisible();
  await expectAccessible(page);
  expect(await show.getByRole('region', { name: 'Timer' }).textContent()).toBe(time);
  await show.getByRole('button', { name: 'Reset timer' }).click();
  await expect(show.getByRole('region', { name: 'Timer' })).toContainText('0:00');

  if (!isNarrow(page)) {
    // The audience window follows, and its keys turn the slides too.
    const opening = context.waitForEvent('page');
    await show.getByRole('button', { name: 'Audience window' }).click();
    const audience = await opening;
    await expect(audience.getByRole('img', { name: 'Slide 1' })).toBeVisible();
    await show.getByRole('button', { name: 'Next slide' }).click();
    await expect(audience.getByRole('img', { name: 'Slide 2' })).toBeVisible();
    await audience.keyboard.press('PageUp');
    await expect(show.getByRole('status')).toHaveText(`1 / ${count}`);
    const closed = audience.waitForEvent('close');
    await show.getByRole('button', { name: 'End presentation' }).click();
    await closed;
  } else {
    await show.getByRole('button', { name: 'End presentation' }).click();
  }
  await expect(show).toHaveCount(0);
});
