import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOctavo } from './chat/start-octavo.ts';
import { octavoAt } from './content/octavo-client.ts';
import { serveRecordings } from './content/recorded-model.ts';
import { timeFitting } from './content/time-fitting.ts';
import { readRecordings } from './models/recording.ts';
import { quantile } from './web/response-times.ts';

/*
 * Measures on the real server: the time from the arrival of a first block's content to its sending to the
 * browser, and the time to lay out, check and save an edit of one field, in an invoice, in seven slides and
 * in a guide of two pages, in rotation. The same edits without warm tabs, on a second server, are listed for
 * comparison. Exits with 1 if a target is missed.
 */

const targets = { firstBlockMs: 50, editMs: 60 };
const answers = 15;
const edits = 15;
/** Warm-up edits, which load code and tabs. */
const firstEdits = 4;
/** Time (ms) between a person's edits, in which thumbnails and search index are updated. */
const pauseMs = 700;
const streamed = 'bakery-report';
const edited = [
  { what: 'invoice', recording: 'acme-invoice', at: 'p1.subject' },
  { what: 'deck of seven slides', recording: 'deck-board-quarter.strong', at: 'p2.title' },
  { what: 'guide that flows over pages', recording: 'long-cafe-guide.strong', at: 'p1.title' },
] as const;

const used: ReadonlySet<string> = new Set([streamed, ...edited.map(({ recording }) => recording)]);

const say = (line: string) => process.stdout.write(`${line}\n`);
const recordings = await readRecordings();
const promptOf = (name: string): string => {
  const prompt = recordings.find((recording) => recording.name === name)?.prompt;
  if (prompt === undefined) throw new Error(`No recording '${name}'.`);
  return prompt;
};

let isMissed = false;
function judge(what: string, times: readonly number[], target: number): void {
  const median = quantile(times, 0.5);
  const isMet = median <= target;
  isMissed ||= !isMet;
  say(
    `${isMet ? 'ok    ' : 'MISSED'}  ${what.padEnd(44)} median ${median.toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, of ${target} ms`,
  );
}

const model = await serveRecordings(recordings.filter(({ name }) => used.has(name)));
const warm = timeFitting();
const cold = timeFitting();
const servers = [
  { fitting: warm, octavo: await startOctavo(model.url, warm.watched) },
  { fitting: cold, octavo: await startOctavo(model.url, cold.watched, { warmTabs: 0 }) },
].map(({ fitting, octavo }) => ({ fitting, octavo, client: octavoAt(octavo.port) }));

try {
  const [first] = servers;
  const firstBlocks: number[] = [];
  for (let round = 0; round <= answers; round += 1) {
    const { firstBlockAt } = (await first?.client.ask(promptOf(streamed), (html) => {
      // The first block; the head of the page precedes it.
      const isFirst = /figures/.test(html);
      if (isFirst) model.lastPause()?.goOn();
      return isFirst;
    })) ?? { firstBlockAt: null };
    const sentAt = model.lastPause()?.at;
    // The first round loads code.
    if (round > 0 && firstBlockAt !== null && sentAt !== undefined) firstBlocks.push(firstBlockAt - sentAt);
  }
  judge('first block after its content', firstBlocks, targets.firstBlockMs);
  if (firstBlocks.length < answers) throw new Error(`Only ${firstBlocks.length} first blocks were seen.`);

  for (const { what, recording, at } of edited) {
    const arms = await Promise.all(
      servers.map(async (server) => {
        const { documentId } = await server.client.ask(promptOf(recording), () => {
          model.lastPause()?.goOn();
          return false;
        });
        const document = await server.client.read(documentId);
        return { ...server, document, took: [] as number[], fitted: [] as number[] };
      }),
    );
    for (let round = 0; round < firstEdits + edits; round += 1) {
      for (const arm of arms) {
        const isTimed = round >= firstEdits;
        if (isTimed) await sleep(pauseMs);
        arm.fitting.reset();
        const startedAt = performance.now();
        arm.document = await arm.client.set(arm.document, at, `Number ${round} of many`);
        if (!isTimed) continue;
        arm.took.push(performance.now() - startedAt);
        arm.fitted.push(arm.fitting.ms());
      }
    }
    const [kept, fresh] = arms;
    if (!kept || !fresh) continue;
    judge(`edit of one field: ${what}`, kept.took, targets.editMs);
    const pages = kept.document.checks?.pages;
    const ms = (times: readonly number[]): string => `${quantile(times, 0.5).toFixed(1)} ms`;
    say(
      `        ${pages} pages; in the browser ${ms(kept.fitted)}; without warm tabs ${ms(fresh.took)}, in the browser ${ms(fresh.fitted)}`,
    );
  }
  say(`        load of the machine ${loadavg()[0]?.toFixed(1)}`);
} finally {
  for (const { octavo } of servers) await octavo.stop();
  model.close();
}
process.exit(isMissed ? 1 : 0);
