import { expectAccessible } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { flagFile } from './sample-files.ts';

const report =
  'Report with a list\n\n## Rides\n\nMore riders than last year.\n\n- Count on weekends\n- Publish in May\n';

test('a picture is pasted, its focal point moved by keyboard, and both survive another format', {
  tag: '@every-width',
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  await app.send(report);
  await app.showPane('Page');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  const blocks = page.getByRole('group', { name: 'Blocks of the page' }).locator('.block-target');
  const paragraph = blocks.filter({ hasText: 'Paragraph' }).first();
  await paragraph.click();
  const { mimeType, buffer } = flagFile;
  await paragraph.evaluate(
    (target, { type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'Harbor view.png', { type }));
      (target as HTMLElement).focus();
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { type: mimeType, base64: buffer.toString('base64') },
  );
  const image = app.article.getByRole('img', { name: 'Harbor view' });
  await expect(image).toHaveAttribute('src', /^data:image/);

  const picture = blocks.filter({ hasText: 'Picture' });
  await picture.click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Replace picture' }).click();
  const dialog = page.getByRole('dialog', { name: /^Picture of/ });
  const point = dialog.getByRole('button', { name: /^Focal point/ });
  await expect(point).toHaveAccessibleName('Focal point: 50% from the left, 50% from the top');
  await point.focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(point).toHaveAccessibleName('Focal point: 40% from the left, 51% from the top');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(image).toHaveCSS('object-position', '40% 51%');

  await page.getByRole('button', { name: 'Page design' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'A5 portrait' }).click();
  await page.keyboard.press('Escape');
  await expect(app.article).toHaveAttribute('data-format', 'a5');
  await expect(image).toHaveCSS('object-position', '40% 51%');
  await expect(image).toHaveAttribute('src', /^data:image/);
});
