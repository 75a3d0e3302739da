import type { Page } from '@playwright/test';

/** Presses the first button with this name, and waits for what it opens. */
export async function press(page: Page, name: string | RegExp, opened: 'dialog' | 'menu'): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole(opened).waitFor();
}

/** Opens an item of a document's menu in the library. */
export async function openFromLibrary(page: Page, item: string): Promise<void> {
  await press(page, /^More: /, 'menu');
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens the newest document in the chat, with the page in front if only one pane fits. */
export async function openPage(page: Page): Promise<void> {
  await page.goto(new URL('/library', page.url()).href);
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await page.getByRole('textbox', { name: 'Prompt' }).waitFor();
  const tab = page.getByRole('tab', { name: /^Page/ });
  if (await tab.isVisible()) await tab.click();
  await page.frameLocator('iframe').first().locator('article.doc').waitFor();
}
