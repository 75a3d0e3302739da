import { describe, expect, it } from 'vitest';
import { chatEndpoints } from '../../contract/chat.ts';
import { createOpenEvents } from './open-events.ts';
import { refusal, scriptedDeps } from './test-client.ts';

const id = '0b6f3f5e-54a1-4c53-9a3c-1d7f5d1f2a10';

function streamOf(...parts: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const delta = (seq: number, text: string): string =>
  `id: ${seq}\ndata: ${JSON.stringify({ type: 'content_delta', text })}\n\n`;

async function drain(response: Response) {
  const { deps, requests } = scriptedDeps([() => response]);
  const stream = createOpenEvents(deps)(chatEndpoints.followRun, { params: { id } }, { lastEventId: 4 });
  const events: unknown[] = [];
  for (;;) {
    const step = await stream.next();
    if (step.done) return { events, ending: step.value, requests };
    events.push(step.value);
  }
}

describe('createOpenEvents', () => {
  it('yields events with their sequence numbers and resumes after the given one', async () => {
    const { events, ending, requests } = await drain(
      streamOf(': hello\n\n', delta(5, 'a'), delta(6, 'b'), 'data: [LLM_STREAM_END]\n\n'),
    );
    expect(events).toEqual([
      { seq: 5, event: { type: 'content_delta', text: 'a' } },
      { seq: 6, event: { type: 'content_delta', text: 'b' } },
    ]);
    expect(ending).toBe('ended');
    expect(new Headers(requests[0]?.init.headers).get('last-event-id')).toBe('4');
  });

  it.each([
    ['data: [SEARCH_DONE]\n\n', 'ended'],
    ['data: [LLM_STREAM_ERROR]\n\n', 'failed'],
    ['', 'cut'],
    ['data: [LLM_STREAM_E', 'cut'],
  ])('reports how %j ends', async (marker, ending) => {
    expect((await drain(streamOf(delta(5, 'a'), marker))).ending).toBe(ending);
  });

  it('reads nothing after the marker', async () => {
    const { events } = await drain(streamOf('data: [LLM_STREAM_END]\n\n', delta(5, 'late')));
    expect(events).toEqual([]);
  });

  it('skips unknown events and lines that are not JSON', async () => {
    const { events, ending } = await drain(
      streamOf(
        'id: 5\ndata: {"type":"from_the_future"}\n\n',
        'id: 6\ndata: {oops\n\n',
        delta(7, 'c'),
        'data: [LLM_STREAM_END]\n\n',
      ),
    );
    expect(events).toEqual([{ seq: 7, event: { type: 'content_delta', text: 'c' } }]);
    expect(ending).toBe('ended');
  });

  it('reports a broken connection as cut', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new TypeError('network error'));
      },
    });
    expect((await drain(new Response(body))).ending).toBe('cut');
  });

  it('never retries the request that starts work', async () => {
    const { deps, requests } = scriptedDeps([() => refusal(503, 'model_unavailable', 'Not now.')]);
    const stream = createOpenEvents(deps)(chatEndpoints.startRun, {
      body: { messages: [{ role: 'user', content: 'x' }] },
    });
    await expect(stream.next()).rejects.toMatchObject({ code: 'model_unavailable', detail: 'Not now.' });
    expect(requests).toHaveLength(1);
  });
});
