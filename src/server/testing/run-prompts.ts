import type { ChatEvent, ChatEventOf } from '../../contract/chat-events.ts';
import { readEventStream } from './read-event-stream.ts';
import type { TestApp } from './test-app.ts';

/** Returns a request with a prompt and further fields. */
export const prompt = (content: string, more: Record<string, unknown> = {}) => ({
  messages: [{ role: 'user', content }],
  ...more,
});

/** Sends a request to POST /chat/stream and reads its stream to the end. */
export async function sendPrompt(test: TestApp, user: string, body: Record<string, unknown>) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/chat/stream',
    headers: test.as(user),
    payload: body,
  });
  return {
    status: answer.statusCode,
    text: answer.body,
    ...(answer.statusCode === 200 ? readEventStream(answer.body) : { events: [], marker: null }),
  };
}

/** Returns the first event of a type; fails if there is none. */
export function one<T extends ChatEvent['type']>(
  events: readonly { event: ChatEvent }[],
  type: T,
): ChatEventOf<T> {
  const found = events.find(({ event }) => event.type === type)?.event;
  if (!found) throw new Error(`no ${type} event`);
  return found as ChatEventOf<T>;
}

/** Returns all text of a response. */
export function wordsOf(events: readonly { event: ChatEvent }[]): string {
  return events.map(({ event }) => (event.type === 'content_delta' ? event.text : '')).join('');
}
