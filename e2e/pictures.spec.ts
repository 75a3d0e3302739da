import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { flagFile } from './sample-files.ts';

/** Uploads the flag as an asset of the signed-in account. */
async function uploadAsset(page: Page, baseUrl: string, name: string): Promise<void> {
  const signed = await page.request.post('/identity/session/token', { headers: { origin: baseUrl } });
  const { token } = (await signed.json()) as { token: string };
  const answer = await page.request.post('/api/user/assets', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { name, description: '', file: flagFile },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

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
  await page.getByRole('dialog').getByRole('button', { name: 'A5', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(app.article).toHaveAttribute('data-format', 'a5');
  await expect(image).toHaveCSS('object-position', '40% 51%');
  await expect(image).toHaveAttribute('src', /^data:image/);
});

test('a picture file is dropped on a picture, and one of the assets replaces it', { tag: '@full' }, async ({
  ownerPage: page,
  octavo,
}) => {
  const name = `Quay ${Date.now()}`;
  await uploadAsset(page, octavo.baseUrl, name);
  const app = new AppPage(page);
  await app.open();
  await app.send(report);
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  const blocks = page.getByRole('group', { name: 'Blocks of the page' }).locator('.block-target');
  const drop = (on: Locator, file: string) =>
    on.evaluate(
      (target, { type, base64, fileName }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], fileName, { type }));
        for (const kind of ['dragenter', 'dragover', 'drop'])
          target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      },
      { type: flagFile.mimeType, base64: flagFile.buffer.toString('base64'), fileName: file },
    );
  await drop(blocks.filter({ hasText: 'Paragraph' }).first(), 'First quay.png');
  await expect(app.article.getByRole('img', { name: 'First quay' })).toBeVisible();
  const picture = blocks.filter({ hasText: 'Picture' });
  const versions = page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await drop(picture, 'Second quay.png');
  await expect(versions.first()).toContainText('Picture of');
  await expect(app.article.getByRole('img')).toHaveCount(1);
  await expect(app.article.getByRole('img', { name: 'Second quay' })).toBeVisible();

  await picture.click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Replace picture' }).click();
  const dialog = page.getByRole('dialog', { name: /^Picture of/ });
  await dialog.getByRole('button', { name: `Use ${name}` }).click();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(app.article.getByRole('img')).not.toHaveAttribute('src', /^data:/);
  await expect(app.article.getByRole('img', { name })).toHaveJSProperty('complete', true);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(app.article.getByRole('img')).toHaveAttribute('src', /^data:/);
});
