import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { patchAgainstRewrite } from './chat/patch-against-rewrite.ts';
import { type ReadStream, readStream } from './chat/read-stream.ts';

/*
 * Measures the latency of a text piece from a model server to a browser, through Octavo and through a bare
 * proxy, with the same stream, reader and number of processes. Then a thousand followers of one run, the
 * first block of the composer, and the size of a one-block change compared with rewriting the page. `npm run
 * bench -- chat 200` uses 200 followers instead of 1,000.
 */

const followers = Number(process.argv[2] ?? 1_000);
const trials = 5;
const pieces = 300;
/** A fast model: a hundred pieces per second. */
const pauseMs = 10;

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const median = (values: readonly number[]): number => quantile(values, 0.5);
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const say = (name: string, figure: string): void => console.log(`${name.padEnd(46)} ${figure}`);

function start(name: string, ...args: string[]): { child: ChildProcess; said: () => Promise<unknown> } {
  const file = path.join(import.meta.dirname, 'chat', `${name}.ts`);
  const child = fork(file, args, { execArgv: ['--expose-gc'] });
  return { child, said: async () => (await once(child, 'message'))[0] };
}

interface Taken {
  readonly lagP99Ms: number;
  readonly rss: number;
  /** Bytes in use after garbage collection. */
  readonly held: number;
}

const modelServer = start('model-server');
const modelUrl = `http://127.0.0.1:${await modelServer.said()}`;
const server = start('chat-server', modelUrl);
const { port, proxyPort } = (await server.said()) as { port: number; proxyPort: number };
const octavo = `http://127.0.0.1:${port}`;

async function taken(): Promise<Taken> {
  server.child.send('figures');
  return (await server.said()) as Taken;
}

const words = (pause: number, count = pieces): string => `Answer in words: pieces=${count} pause=${pause}`;
const prompt = (content: string, more: object = {}) => ({
  messages: [{ role: 'user', content }],
  model_alias: 'fast',
  use_tools: false,
  ...more,
});
const throughOctavo = (pause: number): Promise<ReadStream> =>
  readStream(`${octavo}/chat/stream`, { method: 'POST', body: prompt(words(pause)) });
const throughProxy = (pause: number): Promise<ReadStream> =>
  readStream(`http://127.0.0.1:${proxyPort}/v1/chat/completions`, {
    method: 'POST',
    body: { model: 'bench', stream: true, messages: [{ role: 'user', content: words(pause) }] },
  });

async function measureOverhead(): Promise<void> {
  await throughOctavo(0);
  await throughProxy(0);
  const own: ReadStream[] = [];
  const bare: ReadStream[] = [];
  for (let trial = 0; trial < trials; trial++) {
    bare.push(await throughProxy(pauseMs));
    own.push(await throughOctavo(pauseMs));
  }
  const [ownDelays, bareDelays] = [own, bare].map((reads) => reads.flatMap(({ delays }) => delays));
  if (!ownDelays || !bareDelays) return;
  if (ownDelays.length < trials * pieces) throw new Error('Pieces were lost on the way.');
  const of = (delays: readonly number[]): string =>
    `median ${ms(median(delays))}, p95 ${ms(quantile(delays, 0.95))}`;
  say('model server to reader, by the bare proxy', of(bareDelays));
  say('model server to reader, by Octavo', of(ownDelays));
  say('overhead a piece, median', `${ms(median(ownDelays) - median(bareDelays))} (limit 3 ms)`);
  const [ownTotal, bareTotal] = [own, bare].map((reads) => median(reads.map(({ totalMs }) => totalMs)));
  if (ownTotal === undefined || bareTotal === undefined) return;
  const total = `${ms(ownTotal)} against ${ms(bareTotal)}: ${(ownTotal / bareTotal).toFixed(3)} times (limit 1.1)`;
  say('the whole stream, saved and followed', total);
}

async function measureFollowers(): Promise<void> {
  const runId = crypto.randomUUID();
  let begun = (): void => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const body = prompt(words(20, 600), { run_id: runId });
  const first = readStream(`${octavo}/chat/stream`, { method: 'POST', body, onHead: begun });
  await isBegun;
  const before = await taken();
  let connected = 0;
  let isFull = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    isFull = resolve;
  });
  const url = `${octavo}/chat/runs/${runId}/stream`;
  const onHead = (): void => {
    connected += 1;
    if (connected === followers) isFull();
  };
  const reads = Array.from({ length: followers }, () => readStream(url, { method: 'GET', onHead }));
  await all;
  const open = await taken();
  const done = await Promise.all([first, ...reads]);
  const after = await taken();
  const complete = done.filter(({ lastLine }) => lastLine.endsWith('[LLM_STREAM_END]')).length - 1;
  say(`${followers} followers of one run`, `${complete} complete`);
  say('event-loop lag at p99 while they follow', `${ms(after.lagP99Ms)} (limit 50 ms)`);
  const each = (of: 'held' | 'rss'): string =>
    `${((open[of] - before[of]) / followers / 1024).toFixed(1)} KB`;
  say('memory for a follower', `${each('held')} in use, ${each('rss')} resident`);
  const growth = (of: 'held' | 'rss'): string => {
    const mb = (after[of] - open[of]) / 1024 / 1024;
    return `${mb > 0 ? '+' : ''}${mb.toFixed(1)} MB`;
  };
  // Memory in use after garbage collection shows leaks; resident memory is returned only when needed.
  say('memory from then to the end', `${growth('held')} in use, ${growth('rss')} resident`);
}

async function measureFirstBlock(): Promise<void> {
  const shown: number[] = [];
  for (let trial = 0; trial < 10; trial++) {
    const content = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';
    const body = { messages: [{ role: 'user', content }], model_alias: 'composer' };
    const mark = '"op":"block"';
    const { markMs } = await readStream(`${octavo}/chat/stream`, { method: 'POST', body, mark });
    shown.push(markMs ?? Number.NaN);
  }
  say('first block of the composer, over HTTP', `median ${ms(median(shown))} (limit 150 ms)`);
}

await measureOverhead();
await measureFollowers();
await measureFirstBlock();
const { blocks, part, whole } = patchAgainstRewrite();
const share = `${part} tokens against ${whole}: ${((part / whole) * 100).toFixed(1)} % (limit 15 %)`;
say(`a change of one of ${blocks} blocks`, share);
for (const { child } of [server, modelServer]) {
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
