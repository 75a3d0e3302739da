import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createModelFetch } from '../src/server/adapters/model-server/model-fetch.ts';
import { languageModelOf } from '../src/server/features/models/language-model-of.ts';
import { median } from './median.ts';

/*
 * Measures Octavo's overhead on a streamed answer of a connected provider: the delay of each piece from the
 * server's write to the model's part, and the total time compared with a plain fetch.
 */

const pieces = 300;
const everyMs = 5;
const rounds = 5;
const milliPerMicro = 1_000;

const stamp = (): number => Math.round(performance.now() * milliPerMicro);

const server = createServer(async (request, response) => {
  for await (const _ of request);
  response.setHeader('content-type', 'text/event-stream');
  const head = { id: 'a', created: 1, model: 'm' };
  for (let count = 0; count < pieces; count += 1) {
    const choice = { index: 0, delta: { content: `${stamp()} ` }, finish_reason: null };
    response.write(`data: ${JSON.stringify({ ...head, choices: [choice] })}\n\n`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  response.write(
    `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const place = { address, mayBePrivate: true, certificate: null };

async function readBare(read: typeof fetch): Promise<{ took: number; lags: number[] }> {
  const startedAt = performance.now();
  const lags: number[] = [];
  const response = await read(`${address}/chat/completions`, { method: 'POST', body: '{}' });
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    const now = stamp();
    for (const [, at] of decoder.decode(piece as Uint8Array).matchAll(/"content":"(\d+) /g))
      lags.push((now - Number(at)) / milliPerMicro);
  }
  return { took: performance.now() - startedAt, lags };
}

async function readModel(): Promise<{ took: number; lags: number[] }> {
  const connection = { kind: 'compatible', name: 'bench', server: place, key: null } as const;
  const model = languageModelOf(connection, 'm');
  const startedAt = performance.now();
  const lags: number[] = [];
  const { stream } = await model.doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Go' }] }],
  });
  for await (const part of stream)
    if (part.type === 'text-delta') lags.push((stamp() - Number(part.delta)) / milliPerMicro);
  return { took: performance.now() - startedAt, lags };
}

const ways = {
  'the platform’s fetch': () => readBare(fetch),
  'Octavo’s fetch': () => readBare(createModelFetch(place, null)),
  'the model’s parts': readModel,
};
const results = new Map<string, { took: number[]; lags: number[] }>();
// Loads the libraries before the measurement.
await readModel();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, read] of Object.entries(ways)) {
    const { took, lags } = await read();
    const kept = results.get(name) ?? { took: [], lags: [] };
    results.set(name, { took: [...kept.took, took], lags: [...kept.lags, ...lags] });
  }
}
const bare = median(results.get('the platform’s fetch')?.took ?? []);
for (const [name, { took, lags }] of results) {
  const ratio = (median(took) / bare).toFixed(3);
  console.log(
    `${name}: ${median(took).toFixed(0)} ms (× ${ratio}), a piece after ${median(lags).toFixed(2)} ms`,
  );
}
server.close();
