import type { Page } from '@playwright/test';
import { AppPage } from './app-page.ts';
import { eventStream, runStarted, say } from './event-stream.ts';
import { expect, test } from './fixtures.ts';
import { flagFile } from './sample-files.ts';

const everyWidth = { tag: '@every-width' };

/** Dispatches the events of dropping or pasting a file. */
async function give(
  page: Page,
  way: 'drop' | 'paste',
  { name, mimeType, buffer }: typeof flagFile,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Prompt' }).evaluate(
    (field, { by, given }) => {
      const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], given.name, { type: given.type }));
      const options = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        by === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
      );
    },
    { by: way, given: { name, type: mimeType, base64: buffer.toString('base64') } },
  );
}

const table = {
  name: 'sales.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Region,Sales\nNorthshire,4821\nSouthmoor,7312'),
};

test(
  'drop, paste, saved prompts, a single block, undo and redo of versions',
  everyWidth,
  async ({ ownerPage: page }) => {
    const app = new AppPage(page);
    await app.open();
    const prompt = `Report on our sales, by region, ${crypto.randomUUID().slice(0, 6)}`;
    await app.prompt.fill(prompt);
    await give(page, 'drop', table);
    await give(page, 'paste', flagFile);
    await expect(page.getByRole('button', { name: 'Remove sales.csv' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove flag.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Prompts' }).click();
    await page.getByRole('button', { name: 'Save this prompt' }).click();
    const kept = page.getByRole('list', { name: 'Saved prompts' });
    await expect(kept).toContainText(prompt);
    await page.keyboard.press('Escape');

    const first = page.waitForRequest((request) => request.url().endsWith('/chat/stream'));
    await app.sendButton.click();
    const sent = (await first).postDataJSON();
    expect(sent.messages[0].content).toContain('| Northshire | 4821 |');
    expect(sent.user_selected_assets).toMatchObject([{ name: 'flag.png', url: /^data:image\// }]);
    await expect(page.locator('p[aria-live="polite"]')).toHaveText(/Checks passed|faults? found/);
    await app.returnToChat();

    await page.getByRole('button', { name: 'Prompts' }).click();
    await kept.getByRole('button', { name: prompt, exact: true }).click();
    await expect(app.prompt).toHaveValue(prompt);
    await kept.getByRole('button', { name: `Remove ${prompt}` }).click();
    await expect(kept).not.toContainText(prompt);
    await page.keyboard.press('Escape');
    await app.prompt.fill('');

    await app.showPane('Page');
    const block = page.getByRole('group', { name: 'Blocks of the page' }).getByRole('button').last();
    const id = await block.getAttribute('data-block');
    const name = await block.getAttribute('aria-label');
    await block.click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect(app.prompt).toBeFocused();
    const second = page.waitForRequest((request) => request.url().endsWith('/chat/stream'));
    await app.send('delete this block');
    expect((await second).postDataJSON()).toMatchObject({ target_block_ids: [id] });

    await app.showPane('Page');
    const versions = page.getByRole('complementary', { name: 'Versions' });
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await versions.getByRole('button', { name: /^v1/ }).click();
    await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back to current' }).click();
    const press = (label: string) =>
      page.getByRole('button', { name: label, exact: true }).filter({ visible: true }).click();
    await press('Undo');
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await expect(versions.getByRole('listitem').first()).toContainText('undone');
    await press('Redo');
    await expect(versions.getByRole('listitem').first()).not.toContainText('undone');
  },
);

test('a scrolled-back position stays, and a button jumps to the newest line', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  // One word every 25 ms; long words, so that a few fill the screen.
  const text = `${`${'harbour-'.repeat(12)} `.repeat(80)}The end.`;
  await page.route('**/chat/stream', (route) =>
    route.fulfill(eventStream([runStarted, say(text)], '[LLM_STREAM_END]')),
  );
  await page.route('**/chat/runs/*', (route) => route.fulfill({ status: 404, body: '' }));
  await app.open();
  await app.send('A page about the harbour');
  const log = page.getByRole('region', { name: 'Conversation' });
  const belowView = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect
    .poll(() => log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeGreaterThan(200);
  await log.evaluate((element) => {
    element.scrollTop = 40;
  });
  const newest = page.getByRole('button', { name: 'Newest' });
  await expect(newest).toBeVisible();
  await expect(log).toContainText('The end.');
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(40);
  await newest.click();
  await expect(newest).toHaveCount(0);
  await expect.poll(belowView).toBeLessThan(48);
});
