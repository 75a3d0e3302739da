import { LLMock } from '@copilotkit/aimock';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { AppPage } from './app-page.ts';
import { eventStream, runStarted, say } from './event-stream.ts';
import { expect, test } from './fixtures.ts';
import { draftOf, settingsOf } from './model-drafts.ts';
import { OctavoProcess } from './octavo-process.ts';

/** All event types of the specification. */
const allKinds = [
  runStarted,
  say('Four words are said.'),
  { type: 'tool_call', tool_call_id: 'a', name: 'write_document', label: 'Writing the page' },
  {
    type: 'tool_result',
    tool_call_id: 'a',
    name: 'write_document',
    is_error: false,
    label: 'Wrote the page',
    note: '9 blocks, A4',
    duration_ms: 900,
  },
  { type: 'generated_image_info', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A small harbour' },
  {
    type: 'survey_data',
    questions: [{ id: 'q', question: 'For whom is it?', choices: [], is_required: true }],
  },
  { type: 'followup_choices', choices: ['Make it shorter'] },
];

test('[T08] [T09] [X06] every event is shown, every ending is distinct, every error has a message and an action', async ({
  ownerPage: page,
}) => {
  const app = new AppPage(page);
  let answer = eventStream([], null);
  await page.route('**/chat/stream', (route) => route.fulfill(answer));
  await page.route('**/chat/runs/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/chat/runs/*/stream', (route) => route.abort());
  await app.open();
  const ask = async (events: readonly object[], marker: string | null) => {
    answer = eventStream(events, marker);
    await app.send('A page about the harbour');
  };
  const notice = page.locator('.notice');
  // Screen reader announcements: a summary, never the streamed text.
  const told = page.locator('p[aria-live="polite"]');

  await ask(allKinds, '[LLM_STREAM_END]');
  await expect(page.getByText('Four words are said.').first()).toBeVisible();
  await expect(page.getByText('Wrote the page').first()).toBeVisible();
  await expect(page.getByText('9 blocks, A4')).toBeAttached();
  await expect(page.getByRole('img', { name: 'A small harbour' })).toBeAttached();
  await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toContainText('Make it shorter');
  const question = page.getByRole('textbox', { name: 'For whom is it?' });
  await expect(told).toHaveText('A few questions need an answer');
  await expectAccessible(page);
  answer = eventStream([runStarted, say('Found in the sources.')], '[SEARCH_DONE]');
  await question.fill('The town');
  await question.press('Enter');
  await expect(page.getByText('For whom is it? The town').first()).toBeVisible();
  await expect(page.getByText('Found in the sources.').first()).toBeVisible();
  await expect(app.sendButton).toBeVisible();
  await expect(notice).toHaveCount(0);

  const fault = { type: 'error', code: 'model_overloaded', message: 'The model has too much to do.' };
  await ask([runStarted, fault], '[LLM_STREAM_ERROR]');
  await expect(notice).toContainText('The model has too much to do.');
  await expect(notice).toContainText('model_overloaded');
  await expect(told).toHaveText('The model has too much to do.');
  await expectAccessible(page);
  answer = eventStream([runStarted], '[LLM_STREAM_ERROR]');
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice.last()).toHaveText(/^Streaming ended with an error signal from backend\.Code/);

  await ask([runStarted, say('Half a')], null);
  await expect(page.getByText('Connection lost.')).toBeVisible();
  // Each online event triggers a retry; after the last one, the turn shows how it ended.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(notice.last()).toContainText('Stream ended abruptly without [LLM_STREAM_END].', {
      timeout: 50,
    });
  }).toPass({ intervals: [20] });
  await expect(told).toHaveText('Stream ended abruptly without [LLM_STREAM_END].');
  await expect(page.getByText('Half a')).toBeVisible();
  await expect(notice.last().getByRole('button', { name: 'Retry' })).toBeVisible();

  await page.unroute('**/chat/stream');
  await page.route('**/chat/stream', (route) => route.fulfill({ status: 409, body: '' }));
  await app.send('One more try');
  await expect(page.getByRole('alert')).toContainText('HTTP error! Status: 409 Conflict');
  await expect(app.prompt).toHaveValue('One more try');
});

test('[T09] on a phone the stream of a hidden page is cut without an error, and resumed when the page is visible', {
  tag: '@mobile',
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  const see = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  let resumed = 0;
  await page.route('**/chat/stream', (route) =>
    route.fulfill(eventStream([runStarted, say('The first half')], null)),
  );
  await page.route('**/chat/runs/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/chat/runs/*/stream', async (route) => {
    resumed += 1;
    expect(route.request().headers()['last-event-id']).toBe('2');
    await route.fulfill(eventStream([say(', and the second.')], '[LLM_STREAM_END]', 3));
  });
  await app.open();
  await see('hidden');
  await app.send('A page about the harbour');
  await expect(page.getByText('The first half').first()).toBeAttached();
  await expect(page.getByText('Your document is still being made.')).toBeAttached();
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(resumed).toBe(0);
  await see('visible');
  await expect(page.getByText('The first half, and the second.').first()).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
  expect(resumed).toBe(1);
});

const blockIds = ['one', 'two', 'three', 'four'];
const draft = draftOf(
  'Four blocks',
  blockIds.map((id) => ({
    id,
    html: `<div data-id="${id}" data-name="Note"><p>Block ${id}. ${'It stands on the page. '.repeat(6)}</p></div>`,
  })),
);
const closing = 'All four blocks are on the page now, each with its words.';

const stoppedPrompt = 'And once more';

/**
 * Starts a model slow enough to interrupt in each phase: before its first word, during the page, during its
 * closing words. A stopped prompt gets no response earlier, even on a slow machine.
 */
async function startSlowly(): Promise<{ octavo: OctavoProcess; model: LLMock }> {
  const model = new LLMock({ port: 0 });
  await model.start();
  const write = { toolCalls: [{ name: 'write_document', arguments: JSON.stringify(draft) }] };
  const never = { streamingProfile: { ttft: 200_000, tps: 1 } };
  model.on({ userMessage: stoppedPrompt }, { content: closing }, never);
  model.on({ hasToolResult: false }, write, { chunkSize: 40, streamingProfile: { ttft: 2_000, tps: 12 } });
  model.on(
    { hasToolResult: true },
    { content: closing },
    { chunkSize: 4, streamingProfile: { ttft: 100, tps: 5 } },
  );
  const octavo = await OctavoProcess.start(settingsOf(model));
  return { octavo, model };
}

const phases = {
  'before the first word': async ({ page }: AppPage) => expect(page).toHaveURL(/session=/),
  'while the tool writes the page': async ({ blocks }: AppPage) => expect(blocks.first()).toBeAttached(),
  'amid the closing words': async ({ page }: AppPage) => expect(page.getByText(/^All/).first()).toBeVisible(),
};

async function expectWhole(app: AppPage): Promise<void> {
  await expect(app.page.getByText(closing, { exact: true }).first()).toBeVisible();
  await expect(app.blocks).toHaveCount(blockIds.length);
  await expect(app.page.locator('.prompt-slip')).toHaveText(['Four blocks, please']);
  await expect(app.prompt).toHaveValue('');
}

test('with the network cut and the tab closed in each phase, and another device following, nothing is lost or duplicated', {
  tag: '@full',
}, async ({ browser, page: first }) => {
  const { octavo, model } = await startSlowly();
  try {
    await first.goto(octavo.ownerLink);
    await first.getByRole('button', { name: /sign in/i }).click();
    const app = new AppPage(first);
    await expect(app.prompt).toBeVisible();
    const context: BrowserContext = first.context();

    // Waits until all chunks are loaded.
    await first.waitForLoadState('networkidle');
    // Offline before sending: the prompt returns to its field.
    await context.setOffline(true);
    await app.send('Four blocks, please');
    await expect(app.prompt).toHaveValue('Four blocks, please');
    await expect(first.getByRole('alert')).toBeVisible();
    await context.setOffline(false);

    await app.sendButton.click();
    for (const reached of Object.values(phases)) {
      await reached(app);
      await context.setOffline(true);
      const lost = first.getByText("You're offline. Your document is still being made");
      // On a slow machine, the last phase may be over before the network is cut.
      await expect(lost.or(first.getByText(closing, { exact: true })).first()).toBeVisible();
      await context.setOffline(false);
      await expect(lost).toHaveCount(0);
    }
    await expectWhole(app);

    // Another conversation; its tab is closed in each phase and after the end.
    await first.getByRole('button', { name: 'New Document' }).click();
    await app.send('Four blocks, please');
    let tab: Page = first;
    await expect(tab).toHaveURL(/session=/);
    const device = await browser.newContext({ storageState: await context.storageState() });
    const elsewhere = await device.newPage();
    await elsewhere.goto(tab.url());
    for (const reached of [...Object.values(phases), expectWhole]) {
      await reached(new AppPage(tab));
      const address = tab.url();
      const next = await context.newPage();
      await tab.close();
      await next.goto(address);
      tab = next;
    }
    const last = new AppPage(tab);
    await expectWhole(last);
    await expectWhole(new AppPage(elsewhere));
    await device.close();

    // Stopped before the prompt has reached the server: a message and a retry are shown.
    const pressed = Promise.withResolvers<void>();
    await tab.route('**/chat/stream', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await last.send(stoppedPrompt);
    await tab.getByRole('button', { name: 'Stop' }).click();
    await expect(tab.getByText('Stopping')).toBeVisible();
    pressed.resolve();
    await expect(tab.getByText('Stream aborted. We kept what arrived.')).toBeVisible();
    await expect(tab.locator('p[aria-live="polite"]')).toHaveText('Stream aborted');
    await expect(tab.getByRole('button', { name: 'Retry' })).toBeVisible();
  } finally {
    await octavo.dispose();
    await model.stop();
  }
});
