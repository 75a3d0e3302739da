import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

test('nothing can be sent while the field is empty', { tag: '@full' }, async ({ ownerPage }) => {
  const app = new AppPage(ownerPage);
  await app.open();
  await expect(app.sendButton).toBeDisabled();
  await app.prompt.fill('   \n ');
  await expect(app.sendButton).toBeDisabled();
});

test('200,000 characters are rejected with a message, and stay in the field', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage }) => {
  const app = new AppPage(ownerPage);
  await app.open();
  const long = 'page '.repeat(40_000);
  await app.prompt.fill(long);
  await expect(ownerPage.getByText(/too long by 100,000 characters/i)).toBeVisible();
  await expect(app.sendButton).toBeDisabled();
  await expect(app.prompt).toHaveValue(long);
});

test('a prompt of HTML with scripts is plain text, in the chat and on the page', async ({ ownerPage }) => {
  const app = new AppPage(ownerPage);
  await app.open();
  await ownerPage.evaluate(() => {
    (window as unknown as { hit: number }).hit = 0;
  });
  const hostile =
    '<script>top.hit=1</script><img src=x onerror="top.hit=2"> Flyer for a <b>market</b> on 14 June';
  await app.send(hostile);
  await expect(ownerPage.getByText(hostile).first()).toBeVisible();
  await app.showPane('Page');
  await expect(app.blocks.first()).toBeAttached();
  await expect(app.article.locator('script, img[src="x"]')).toHaveCount(0);
  expect(await ownerPage.evaluate(() => (window as unknown as { hit: number }).hit)).toBe(0);
});

test('emoji and right-to-left text make a page', { tag: '@full' }, async ({ ownerPage }) => {
  const app = new AppPage(ownerPage);
  await app.open();
  await app.send('Flyer for حفلة موسيقية 🎉 on 14 June at 19:00');
  await app.showPane('Page');
  await expect(app.article).toContainText('حفلة');
});
