import type { AddressInfo } from 'node:net';
import type { z } from 'zod';
import { modelTestEvent } from '../../contract/models.ts';
import type { TestApp } from './test-app.ts';

type ModelTestEvent = z.infer<typeof modelTestEvent>;

/** Returns the events in the text of a stream that tests a model. */
export const testEventsOf = (text: string): ModelTestEvent[] =>
  [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => modelTestEvent.parse(JSON.parse(data ?? '')));

/** Opens the stream of a model's test as a browser does, as the owner. */
export async function openTestStream({ app, as }: Pick<TestApp, 'app' | 'as'>, path: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: as('owner'),
    signal: abort.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** Reads until an event that meets the condition. */
    async until(isMet: (event: ModelTestEvent) => boolean): Promise<void> {
      while (!testEventsOf(text.slice(0, text.lastIndexOf('\n\n') + 1)).some(isMet)) {
        const piece = await reader?.read();
        if (!piece || piece.done) throw new Error('the stream ended before');
        text += piece.value;
      }
    },
    close: () => abort.abort(),
  };
}
