import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import type { ChatEvent } from '../src/contract/chat-events.ts';
import type { Renderer } from '../src/server/rendering/renderer.ts';
import { startOctavo } from './chat/start-octavo.ts';
import { readRecordings } from './models/recording.ts';
import { quantile } from './web/response-times.ts';

/*
 * Through the real server: how long after its content has arrived the first block of an answer is on its way to the
 * browser, and how long an edit of one field takes until it is laid out, checked and saved. Ends with 1 where a target
 * is missed.
 */

const targets = { firstBlockMs: 50, editMs: 60 };
const answers = 15;
const edits = 40;
/** The model says nothing more until the first block is there. */
const longestPauseMs = 5_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const headers = { authorization: 'Bearer ada', 'content-type': 'application/json' };

const recording = (await readRecordings()).find(({ name }) => name.includes('bakery'));
const call = recording?.answers[0]?.calls[0];
if (!call) throw new Error('No recorded answer.');
const written = JSON.stringify(call.arguments);
/** As much of the answer as holds its first block. */
const { pages } = call.arguments as { pages: { blocks: unknown[] }[] };
const firstBlock = JSON.stringify(pages[0]?.blocks[0]);
const firstBlockEnd = written.indexOf(firstBlock) + firstBlock.length;
const firstPart = written.slice(0, firstBlockEnd);

let arrivedAt = 0;
let goOn: () => void = () => undefined;

/** A model that stops after its first block until that block has been seen. */
const model = createServer(async (request, response) => {
  for await (const _piece of request);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'r', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  const named = { index: 0, id: 'call_1', type: 'function', function: { name: call.name, arguments: '' } };
  send({ role: 'assistant', tool_calls: [named] });
  const sendPart = (part: string) => send({ tool_calls: [{ index: 0, function: { arguments: part } }] });
  for (const part of firstPart.match(/[\s\S]{1,80}/g) ?? []) sendPart(part);
  arrivedAt = performance.now();
  await new Promise<void>((resolve) => {
    goOn = resolve;
    setTimeout(resolve, longestPauseMs);
  });
  sendPart(written.slice(firstBlockEnd));
  send({}, 'tool_calls');
  response.end('data: [DONE]\n\n');
});
await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));

const drawing: number[] = [];
const timed = (renderer: Renderer): Renderer =>
  new Proxy(renderer, {
    get: (all, name) => {
      const own: unknown = Reflect.get(all, name);
      if (name !== 'fitAndCheck' || typeof own !== 'function') return own;
      return async (...given: unknown[]) => {
        const startedAt = performance.now();
        const result: unknown = await Reflect.apply(own, all, given);
        drawing.push(performance.now() - startedAt);
        return result;
      };
    },
  });

const { port, stop } = await startOctavo(`http://127.0.0.1:${(model.address() as AddressInfo).port}`, timed);
const base = `http://127.0.0.1:${port}`;

interface Answer {
  readonly firstBlockMs: number | null;
  readonly documentId: string;
}

async function answer(): Promise<Answer> {
  const response = await fetch(`${base}/chat/stream`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ messages: [{ role: 'user', content: recording?.prompt }], model: 'fast' }),
  });
  let firstBlockMs: number | null = null;
  let documentId = '';
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.startsWith('data: {'))) {
      const event = JSON.parse(line.slice(6)) as ChatEvent;
      if (event.type === 'run_started') documentId = event.document_id;
      if (
        event.type === 'document_delta' &&
        event.delta.op === 'block' &&
        /figures/.test(event.delta.block_html)
      ) {
        firstBlockMs ??= performance.now() - arrivedAt;
        goOn();
      }
    }
  }
  return { firstBlockMs, documentId };
}

let isMissed = false;
function judge(what: string, times: readonly number[], target: number): void {
  const median = quantile(times, 0.5);
  const isMet = median <= target;
  isMissed ||= !isMet;
  say(
    `${isMet ? 'ok    ' : 'MISSED'}  ${what.padEnd(44)} median ${median.toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, of ${target} ms`,
  );
}

try {
  let documentId = '';
  const firstBlocks: number[] = [];
  for (let round = 0; round <= answers; round += 1) {
    const seen = await answer();
    documentId = seen.documentId;
    // The first one loads code.
    if (round > 0 && seen.firstBlockMs !== null) firstBlocks.push(seen.firstBlockMs);
  }
  judge('first block after its content', firstBlocks, targets.firstBlockMs);
  if (firstBlocks.length < answers) throw new Error(`Only ${firstBlocks.length} first blocks were seen.`);

  const url = `${base}/api/user/documents/${documentId}`;
  let { version } = (await (await fetch(url, { headers })).json()) as { version: number };
  const times: number[] = [];
  const drawn: number[] = [];
  for (let round = 0; round <= edits; round += 1) {
    drawing.length = 0;
    const operations = [{ op: 'set', at: 'p1.title', value: `Profit nearly doubled, ${round}` }];
    const startedAt = performance.now();
    const response = await fetch(`${url}/edits`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ version, operations, label: 'Title' }),
    });
    const saved = (await response.json()) as { document?: { version: number } };
    const took = performance.now() - startedAt;
    if (!saved.document) throw new Error(JSON.stringify(saved));
    ({ version } = saved.document);
    if (round === 0) continue;
    times.push(took);
    drawn.push(drawing.reduce((sum, each) => sum + each, 0));
  }
  judge('edit of one field, laid out, checked, saved', times, targets.editMs);
  say(`        of that in the browser ${''.padEnd(21)} median ${quantile(drawn, 0.5).toFixed(1)} ms`);
  say(`        load of the machine ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await stop();
  model.closeAllConnections();
  model.close();
}
process.exit(isMissed ? 1 : 0);
