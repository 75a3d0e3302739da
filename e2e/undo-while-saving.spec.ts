import type { Locator, Page } from '@playwright/test';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const deck = `A deck of two slides

# Bees

---

## Why they matter

- They pollinate crops
- They make honey
`;

const buttonOf = (page: Page, name: 'Undo' | 'Redo'): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const noNotes = (page: Page): Locator => page.getByRole('button', { name: 'Add notes to slide 1' });
const notes = (page: Page, words: string): Locator =>
  page.getByRole('button', { name: `Notes of slide 1: ${words}` });
const savedState = (page: Page): Locator => page.locator('[role="status"]', { hasText: /^Saved$/ });

async function writeDeck(page: Page): Promise<AppPage> {
  const app = new AppPage(page);
  await app.open();
  await app.send(deck);
  await app.showPane('Page');
  await expect(noNotes(page)).toBeVisible();
  return app;
}

async function writeNotes(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^(Add notes to|Notes of) slide 1/ }).click();
  const field = page.getByRole('textbox', { name: 'Notes of slide 1' });
  await field.fill(words);
  await field.press('Control+Enter');
  await expect(notes(page, words)).toBeVisible();
}

/** Delays edits, undo and redo before they reach the server, and their answers. */
async function slowDown(page: Page, { before, after }: { before: number; after: number }): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await page.route(/\/documents\/[^/]+\/(edits|undo|redo)$/, async (route) => {
    await pause(before);
    // The page may be gone by now, and its request with it.
    const answer = await route.fetch().catch(() => null);
    await pause(after);
    if (answer) await route.fulfill({ response: answer }).catch(() => undefined);
  });
}

/** The request may get lost with the page, or arrive without its answer. */
const speeds = [
  { name: 'before a save arrives', before: 900, after: 0 },
  { name: 'before a save is answered', before: 0, after: 900 },
  { name: 'while saves are quick', before: 0, after: 0 },
];

for (const { name, ...speed } of speeds)
  test(`undo and redo pressed ${name} end as asked, on the page and after a reload`, {
    tag: '@full',
  }, async ({ ownerPage: page }) => {
    await writeDeck(page);
    await slowDown(page, speed);
    await writeNotes(page, 'First');
    await buttonOf(page, 'Undo').click();
    await expect(noNotes(page)).toBeVisible();
    await buttonOf(page, 'Redo').click();
    await expect(notes(page, 'First')).toBeVisible();
    await page.reload();
    await expect(savedState(page)).toHaveCount(1);
    await expect(notes(page, 'First')).toBeVisible();

    await writeNotes(page, 'Second');
    await buttonOf(page, 'Undo').click();
    await expect(notes(page, 'First')).toBeVisible();
    await page.reload();
    await expect(notes(page, 'First')).toBeVisible();
    await expect(savedState(page)).toHaveCount(1);
    await buttonOf(page, 'Redo').click();
    await expect(notes(page, 'Second')).toBeVisible();
    await expect(buttonOf(page, 'Redo')).toBeDisabled();
    await page.reload();
    await expect(notes(page, 'Second')).toBeVisible();
    await expect(savedState(page)).toHaveCount(1);
    await expect(notes(page, 'Second')).toBeVisible();
  });

test('every press of undo and redo counts while an edit before them is being saved', async ({
  ownerPage: page,
}) => {
  await writeDeck(page);
  await writeNotes(page, 'First');
  await expect(savedState(page)).toHaveCount(1);
  let answer = (): void => undefined;
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/documents\/[^/]+\/(edits|undo|redo)$/, async (route) => {
    const response = await route.fetch();
    await isTime;
    await route.fulfill({ response });
  });
  await writeNotes(page, 'Second');
  await buttonOf(page, 'Undo').click();
  await buttonOf(page, 'Undo').click();
  await expect(noNotes(page)).toBeVisible();
  await buttonOf(page, 'Redo').click();
  await expect(notes(page, 'First')).toBeVisible();
  await buttonOf(page, 'Redo').click();
  await expect(notes(page, 'Second')).toBeVisible();
  await expect(buttonOf(page, 'Redo')).toBeDisabled();
  answer();
  await expect(savedState(page)).toHaveCount(1);
  await page.reload();
  await expect(notes(page, 'Second')).toBeVisible();
});

test('an undone edit never comes back into view while it is saved and undone', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  await writeDeck(page);
  await slowDown(page, { before: 300, after: 300 });
  await writeNotes(page, 'Gone');
  await buttonOf(page, 'Undo').click();
  await expect(noNotes(page)).toBeVisible();
  // From here on, the button never names the notes again.
  await page.evaluate(() => {
    const back = (): boolean => document.querySelector('[aria-label^="Notes of slide 1: Gone"]') !== null;
    new MutationObserver(() => {
      if (back()) document.documentElement.dataset.cameBack = 'true';
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await expect(savedState(page)).toHaveCount(1);
  await expect(noNotes(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-came-back', 'true');
});

test('edits are saved although another document is opened meanwhile', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  await writeDeck(page);
  const address = page.url();
  await slowDown(page, { before: 700, after: 0 });
  await writeNotes(page, 'First');
  await writeNotes(page, 'Second');
  const last = page.waitForResponse(
    (response) => (response.request().postData() ?? '').includes('Second') && response.ok(),
  );
  await page.getByRole('button', { name: 'New document' }).filter({ visible: true }).first().click();
  await last;
  await page.goto(address);
  await expect(notes(page, 'Second')).toBeVisible();
});
