import { startPhotoServer } from '../src/server/testing/photo-server.ts';
import { expectAccessible } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const report = 'Report about the harbor\n\n## Boats\n\nTwo boats came back.\n\n![The old lighthouse](<>)\n';

test('a photo is searched, chosen by keyboard and credited', {
  tag: ['@every-width', '@full'],
}, async ({ page }) => {
  const services = await startPhotoServer();
  const octavo = await OctavoProcess.start({
    OCTAVO_OPENVERSE: 'on',
    OPENVERSE_API_URL: services.url,
    OCTAVO_ALLOW_HOSTS: services.host,
  });
  try {
    await page.goto(octavo.ownerLink);
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(page).toHaveURL(/\/app/);
    const app = new AppPage(page);
    // Drawn at first: the service finds nothing.
    services.answer = (response) => response.writeHead(429).end('{}');
    await app.send(report);
    await app.showPane('Page');
    await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
    const blocks = page.getByRole('group', { name: 'Blocks of the page' }).locator('.block-target');
    await blocks.filter({ hasText: 'Picture' }).click();
    const replace = page.getByRole('toolbar').getByRole('button', { name: 'Replace picture' });
    await replace.click();
    const dialog = page.getByRole('dialog', { name: /^Picture of/ });
    const field = dialog.getByRole('searchbox', { name: 'Search photos' });
    const search = dialog.getByRole('button', { name: 'Search', exact: true });

    await field.fill('lighthouse');
    await field.press('Enter');
    await expect(dialog.getByText('Openverse allows no more searches for now.')).toBeVisible();
    await expect(dialog).toBeVisible();

    services.answer = null;
    await field.fill('nothing at all');
    await search.click();
    await expect(dialog.getByText('No photos found. Try other words.')).toBeVisible();

    await field.fill('lighthouse');
    await field.press('Enter');
    const photo = dialog.getByRole('button', {
      name: 'Use “Old lighthouse”, Wim van Dijk / Openverse',
    });
    await expect(photo.getByText('Wim van Dijk / Openverse')).toBeVisible();
    await expect(photo.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expectAccessible(page);
    await photo.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Focal point/ })).toBeVisible();
    const look = dialog.getByRole('combobox', { name: 'Print look' });
    await look.selectOption({ label: 'Two colors and grain' });
    await look.scrollIntoViewIfNeeded();
    await expect(look).toBeInViewport();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await dialog.getByRole('button', { name: 'Replace' }).click();

    const print = app.article.locator('.picture-print.is-duotone');
    await expect(print.locator('.picture-layer.is-grain')).toHaveCount(1);
    await expect(print.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    const image = app.article.locator('img.picture-image');
    await expect(image).toHaveAttribute('src', /^\/files\/assets\//);
    const credit = app.article.locator('.picture-credit');
    await expect(credit).toHaveText('Photo: Wim van Dijk / Openverse (CC BY-SA 2.0)');

    // The look is kept, and can be taken off again.
    await replace.click();
    await expect(look).toHaveValue('duotone-grain');
    await look.selectOption({ index: 0 });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(print).toHaveCount(0);
    await expect(image).toBeVisible();
  } finally {
    await octavo.dispose();
    await services.close();
  }
});
