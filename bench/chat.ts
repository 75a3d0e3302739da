import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { LLMock } from '@copilotkit/aimock';
import type { ChatEvent } from '../src/contract/chat-events.ts';
import { assembleArticle } from '../src/domain/document/assemble-article.ts';
import { compose } from '../src/domain/document/composer/compose.ts';
import { readArticle } from '../src/domain/document/read-article.ts';
import { createComposerModel } from '../src/server/chat/providers/composer-model.ts';
import type { ResolvedModel } from '../src/server/chat/providers/resolve-model.ts';
import { runTurn } from '../src/server/chat/turn/run-turn.ts';
import type { FinishedPage, TurnPorts, TurnRequest } from '../src/server/chat/turn/turn-request.ts';

/*
 * What a turn adds to what its model takes: the way of a piece of text from the provider's stream to the event, next to
 * a bare reader of the same stream; the first block of the composer; and what a change of one block sends against
 * writing the page again.
 */

const trials = 20;
const charactersPerToken = 4;

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
const ms = (value: number): string => `${value.toFixed(1)} ms`;

const request: TurnRequest = {
  prompt: 'Say something',
  history: [],
  document: null,
  partial: null,
  layout: {},
  targetBlockIds: [],
  seed: 1,
  today: '2026-11-21',
};
const resolved = (model: ResolvedModel['model'], isBuiltIn: boolean): ResolvedModel => ({
  alias: 'bench',
  label: 'Bench',
  isBuiltIn,
  provider: isBuiltIn ? 'composer' : 'compatible',
  modelName: '',
  price: null,
  model,
});
const page = (html: string): FinishedPage => ({
  html,
  title: 'Bench',
  format: 'a4',
  report: { passed: true, pages: 1, findings: [], repairs: [] },
});
const portsWith = (emit: (event: ChatEvent) => void): TurnPorts => ({
  emit,
  finishPage: async (html) => page(html),
  savePage: async () => ({ documentId: 'bench', version: 1 }),
});
const signal = new AbortController().signal;

const server = new LLMock({ port: 0 });
await server.start();
const text = 'word '.repeat(400);
server.onMessage(/.*/, { content: text }, { chunkSize: 20 });

async function bareMs(): Promise<number> {
  const at = performance.now();
  const answer = await fetch(`${server.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'm',
      stream: true,
      messages: [{ role: 'user', content: 'Say something' }],
    }),
  });
  await answer.text();
  return performance.now() - at;
}

async function turnMs(): Promise<{ readonly total: number; readonly events: number }> {
  const provider = createOpenAICompatible({ name: 'bench', baseURL: `${server.url}/v1`, apiKey: 'k' });
  const at = performance.now();
  let events = 0;
  await runTurn(
    resolved(provider('m'), false),
    request,
    portsWith(() => {
      events += 1;
    }),
    signal,
  );
  return { total: performance.now() - at, events };
}

const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
const bare: number[] = [];
const turns: number[] = [];
const perEvent: number[] = [];
for (let trial = 0; trial < trials; trial++) {
  const own = await bareMs();
  const { total, events } = await turnMs();
  bare.push(own);
  turns.push(total);
  perEvent.push((total - own) / events);
}
lag.disable();
await server.stop();
console.log(`a stream read barely        ${ms(quantile(bare, 0.5))}`);
console.log(`the same as a turn          ${ms(quantile(turns, 0.5))}`);
console.log(`overhead an event, median   ${ms(quantile(perEvent, 0.5))} (limit 3 ms)`);
console.log(`event-loop lag, p99         ${ms(lag.percentile(99) / 1e6)}`);

const composer = resolved(createComposerModel(0), true);
const first: number[] = [];
for (let trial = 0; trial < trials; trial++) {
  const at = performance.now();
  let shown: number | null = null;
  const prompt = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';
  const ports = portsWith((event) => {
    if (event.type === 'document_delta' && event.delta.op === 'block') shown ??= performance.now() - at;
  });
  await runTurn(composer, { ...request, prompt }, ports, signal);
  first.push(shown ?? Number.NaN);
}
console.log(`first block of the composer ${ms(quantile(first, 0.5))} (limit 150 ms)`);

const notes = `# Year\n\n${Array.from({ length: 12 }, (_, at) => `## Part ${at + 1}\n\n${'A sentence of usual length stands here and says something. '.repeat(8)}`).join('\n\n')}`;
const written = compose({ ...request, prompt: notes }).find(
  (step) => step.type === 'tool' && step.name === 'write_document',
);
if (written?.type === 'tool' && written.name === 'write_document') {
  const blocks = readArticle(assembleArticle(written.input)).pages.flatMap((each) => each.blocks);
  const block = blocks[Math.floor(blocks.length / 2)];
  const patch = { patches: [{ op: 'replace', id: block?.id, html: block?.html }], summary: 'One block' };
  const whole = JSON.stringify(written.input).length / charactersPerToken;
  const part = JSON.stringify(patch).length / charactersPerToken;
  console.log(
    `a change of one of ${blocks.length} blocks  ${Math.round(part)} tokens against ${Math.round(whole)} for the page: ${((part / whole) * 100).toFixed(1)} % (limit 15 %)`,
  );
}
