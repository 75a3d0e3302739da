import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Abilities, ableWriter } from '../../testing/able-writer.ts';
import { type AskedChat, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let server: ModelServer;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => server.close());

const base = '/api/settings/models';
const send = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: test.as('owner'), ...(payload ? { payload } : {}) });

/** Offers a model with the given abilities, as `alias`, and tests it. */
async function tested(alias: string, abilities: Abilities) {
  server = await startModelServer({ says: ableWriter(abilities) });
  const connected = await send('POST', `${base}/providers`, { kind: 'compatible', address: server.url });
  const prices = { input_price: 2, output_price: 8, picture_price: null };
  const { id } = connected.json().provider;
  const model = { alias, provider_id: id, model: 'small', purpose: 'text', ...prices };
  expect((await send('POST', `${base}/offered`, model)).statusCode).toBe(200);
  return (await send('POST', `${base}/offered/${alias}/test`)).json();
}

/** Returns the chat requests of a run, and its events. */
async function run(alias: string): Promise<{ asked: AskedChat[]; events: string }> {
  const before = server.asked.length;
  const { body } = await send('POST', '/chat/stream', {
    model_alias: alias,
    messages: [{ role: 'user', content: 'A flyer for a talk on bees' }],
  });
  const chats = server.asked.slice(before).filter(({ path }) => path.endsWith('completions'));
  return { asked: chats.map((chat) => JSON.parse(chat.body) as AskedChat), events: body };
}

describe('the test of a model', () => {
  it.each([
    ['tools', { tools: true, schema: true, markdown: true }, ['tools']],
    ['schema', { schema: true, markdown: true }, ['schema']],
    ['markdown', { markdown: true }, ['text']],
  ] as const)(
    'finds out that it writes pages with %s best, and runs use that',
    async (way, abilities, sent) => {
      const alias = `best-${way}`;
      const result = await tested(alias, abilities);
      expect(result).toMatchObject({
        is_working: true,
        calls_tools: 'tools' in abilities,
        keeps_to_schema: 'schema' in abilities,
        writes_with: way,
        page: { pages: 1 },
      });
      const { asked, events } = await run(alias);
      expect(events).toContain('"type":"document_saved"');
      expect(events).not.toContain('built-in composer');
      const [first] = asked;
      const ways = [
        ...(first?.tools ? ['tools'] : []),
        ...(first?.response_format?.type === 'json_schema' ? ['schema'] : []),
        ...(JSON.stringify(first?.messages).includes('=== DOCUMENT ===') ? ['text'] : []),
      ];
      expect(ways).toEqual(sent);
    },
  );

  it('makes a page to look at, and counts all that it cost', async () => {
    const result = await tested('paged', { tools: true });
    const chats = server.asked.filter(({ path }) => path.endsWith('completions'));
    expect(result.input_tokens).toBe(chats.length * 1_000);
    expect(result.cost_usd).toBeCloseTo(chats.length * (0.002 + 0.004), 6);
    const page = await send('GET', `${base}/offered/paged/test-page`);
    expect(page.headers['content-type']).toBe('application/pdf');
    const { pages, text } = await readPdf(page.rawPayload);
    expect(pages).toHaveLength(1);
    expect(text.toLowerCase()).toContain('bees on the roofs');
    const { models } = (await send('GET', base)).json();
    const shown = models.find((model: { alias: string }) => model.alias === 'paged').tested;
    expect(shown).toEqual(result);
  });

  it('counts toward the budget of the installation, and is refused once that is used up', async () => {
    const spent = async () => (await send('GET', base)).json();
    const before = await spent();
    const { cost_usd } = await tested('counted', { tools: true });
    const after = await spent();
    expect(cost_usd).toBeGreaterThan(0);
    expect(after.spent_usd - before.spent_usd).toBeCloseTo(cost_usd, 6);
    const limit = (revision: number, month_cents: number | null) =>
      test.app.inject({
        method: 'PATCH',
        url: base,
        headers: test.as('owner'),
        payload: { revision, month_cents },
      });
    expect((await limit(after.revision, 1)).statusCode).toBe(204);
    const asked = server.asked.length;
    const refused = await send('POST', `${base}/offered/counted/test`);
    expect(refused.json()).toMatchObject({ code: 'quota_exceeded' });
    expect(server.asked).toHaveLength(asked);
    await limit((await spent()).revision, null);
  });

  it('says so if the model answers and makes no page', async () => {
    const result = await tested('chatty', {});
    expect(result).toMatchObject({ is_working: true, writes_with: null, page: null });
    expect(result.message).toMatch(/didn't make a page/);
    expect((await send('GET', `${base}/offered/chatty/test-page`)).statusCode).toBe(404);
    // A run still makes a page, because the composer stands in.
    expect((await run('chatty')).events).toContain('"type":"document_saved"');
  });
});
