import { type Download, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Returns whether the viewport shows one pane at a time. */
export const isNarrow = (page: Page): boolean => (page.viewportSize()?.width ?? 1280) < 768;

/** Downloads the open page; leaves gaps unfilled. */
export async function download(page: Page): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).filter({ visible: true }).click();
  const anyway = page.getByRole('button', { name: 'Continue anyway' });
  await Promise.race([downloading, anyway.waitFor()]);
  if (await anyway.isVisible()) await anyway.click();
  return downloading;
}

/** Page object of the signed-in app; finds elements by role and name. */
export class AppPage {
  readonly page: Page;
  readonly prompt: Locator;
  readonly sendButton: Locator;
  readonly preview: FrameLocator;
  readonly article: Locator;
  readonly blocks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.getByRole('textbox', { name: /prompt/i });
    this.sendButton = page.getByRole('button', { name: 'Send', exact: true });
    this.preview = page.frameLocator('iframe').first();
    this.article = this.preview.locator('article.doc');
    this.blocks = this.article.locator('section.page > [data-id]');
  }

  async open(): Promise<void> {
    await this.page.goto('/app');
    await expect(this.prompt).toBeVisible();
  }

  async send(text: string): Promise<void> {
    await this.prompt.fill(text);
    await this.sendButton.click();
  }

  /** Returns the HTML of every block, by id. */
  async blockMarkup(): Promise<Record<string, string>> {
    return this.blocks.evaluateAll((blocks) =>
      Object.fromEntries(blocks.map((block) => [block.getAttribute('data-id') ?? '', block.outerHTML])),
    );
  }

  /** Below 768 px, a new page comes into view by itself; waits for it and goes back to the chat. */
  async returnToChat(): Promise<void> {
    if (!isNarrow(this.page)) return;
    await expect(this.page.getByRole('tab', { name: /^Page/ })).toHaveAttribute('aria-selected', 'true');
    await this.showPane('Chat');
  }

  /** Below 768 px, chat and page are tabs. */
  async showPane(name: 'Chat' | 'Page'): Promise<void> {
    if (!isNarrow(this.page)) return;
    await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }
}
