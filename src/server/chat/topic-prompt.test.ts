import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatEvent } from '../../contract/chat-events.ts';
import { readEventStream } from '../testing/read-event-stream.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function ask(content: string): Promise<readonly ChatEvent[]> {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as('ada'),
    payload: { messages: [{ role: 'user', content }] },
  });
  return readEventStream(answer.body).events.map(({ event }) => event);
}

describe('a prompt about a general subject', () => {
  it('becomes finished slides without a language model, as many as it asks for', async () => {
    const events = await ask('a presentation on photosynthesis for grade 7, 6 slides');
    const saved = events.find((event) => event.type === 'document_saved');
    expect(saved).toBeDefined();
    const file = await test.app.inject({
      method: 'GET',
      url: `/api/documents/${saved?.document_id}/pdf`,
      headers: test.as('ada'),
    });
    const pdf = await readPdf(file.rawPayload);
    expect(pdf.pages).toHaveLength(6);
    for (const word of ['Photosynthesis', 'Grade 7', 'chlorophyll', 'carbon dioxide'])
      expect(pdf.text).toContain(word);
    const said = events.flatMap((event) => (event.type === 'content_delta' ? [event.text] : [])).join('');
    expect(said).toContain('Octavo’s library on “Photosynthesis”');
  });
});
