import { AppPage } from './app-page.ts';
import { eventStream, runStarted, say } from './event-stream.ts';
import { expect, test } from './fixtures.ts';

test('the prompt has the focus when the app opens, and / goes to it from anywhere', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  const app = new AppPage(page);
  await app.open();
  await expect(app.prompt).toBeFocused();
  await page.keyboard.type('A report about and/or');
  await expect(app.prompt).toHaveValue('A report about and/or');

  await page.getByRole('button', { name: 'New Document' }).focus();
  await page.keyboard.press('/');
  await expect(app.prompt).toBeFocused();
  await expect(app.prompt).toHaveValue('A report about and/or');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeVisible();
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().focus();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/library/);
  await page.getByRole('link', { name: 'New Document' }).focus();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/app/);
  await expect(app.prompt).toBeFocused();
  await expect(app.prompt).toHaveValue('A report about and/or');
  await app.prompt.fill('');
});

test('Send stays where it is while the models and their note arrive', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/chat/models', async (route) => {
    await held.promise;
    await route.continue();
  });
  await app.open();
  await app.prompt.fill('A page about the harbour');
  await expect(app.sendButton).toBeEnabled();
  const before = await app.sendButton.boundingBox();
  held.resolve();
  await expect(page.getByText('no AI model connected')).toBeVisible();
  expect(await app.sendButton.boundingBox()).toEqual(before);
  await app.prompt.fill('');
});

test('/ can be turned off', { tag: '@full' }, async ({ ownerPage: page }) => {
  await page.goto('/shortcuts');
  await page.getByRole('checkbox', { name: 'Use / to go to the prompt' }).uncheck();
  await page.getByRole('heading', { name: 'Keyboard shortcuts' }).click();
  await page.keyboard.press('/');
  await page.goto('/shortcuts');
  await expect(page.getByRole('checkbox', { name: 'Use / to go to the prompt' })).not.toBeChecked();
});

test('a draft survives a reload and navigation, and stays in its own conversation', async ({
  ownerPage: page,
}) => {
  const app = new AppPage(page);
  await app.open();
  await app.send('Invoice for Acme Corp, 12 hours of design at $95');
  await expect(page).toHaveURL(/session=/);
  const address = page.url();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await app.prompt.fill('make it green');
  await page.reload();
  await expect(app.prompt).toHaveValue('make it green');
  await page.getByRole('button', { name: 'New Document' }).click();
  await expect(app.prompt).toHaveValue('');
  await app.prompt.fill('a poster');
  await page.goto('/library');
  await page.goto('/app');
  await expect(app.prompt).toHaveValue('a poster');
  await page.goto(address);
  await expect(app.prompt).toHaveValue('make it green');
});

test("the 'Newest' button covers nothing", { tag: ['@every-width', '@full'] }, async ({
  ownerPage: page,
}) => {
  const app = new AppPage(page);
  const text = `${`${'harbour-'.repeat(12)} `.repeat(80)}The end.`;
  await page.route('**/chat/stream', (route) =>
    route.fulfill(eventStream([runStarted, say(text)], '[LLM_STREAM_END]')),
  );
  await page.route('**/chat/runs/*', (route) => route.fulfill({ status: 404, body: '' }));
  await app.open();
  await app.send('A page about the harbour');
  const log = page.getByRole('region', { name: 'Conversation' });
  await expect(log).toContainText('The end.');
  await log.evaluate((element) => {
    element.scrollTop = 40;
  });
  const newest = page.getByRole('button', { name: 'Newest' });
  await expect(newest).toBeVisible();
  const [above, pill] = [await log.boundingBox(), await newest.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(pill?.y ?? 0);
  const field = await app.prompt.boundingBox();
  expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
});

test('on a phone, the page comes into view after Send, with a way back', {
  tag: '@mobile',
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  await expect(app.prompt).not.toBeFocused();
  await app.send('Invoice for Acme Corp, 12 hours of design at $95');
  await expect(page.getByRole('tab', { name: /^Page/ })).toHaveAttribute('aria-selected', 'true');
  await expect(app.article).toContainText('$1,140.00');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(app.prompt).toBeVisible();
  // A reply without a change stays in the chat.
  await app.send('why?');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(app.prompt).toBeVisible();
});
