import { beforeAll, describe, expect, it } from 'vitest';
import type { RunView } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { CallError } from '../../lib/call-error.ts';
import type { StreamEnding } from '../../lib/open-events.ts';
import { loadWords } from '../../lib/words.ts';
import { type FollowDeps, followRun, type RunStream } from './follow-run.ts';

beforeAll(() => loadWords('chat'));

const text = (words: string): ChatEvent => ({ type: 'content_delta', text: words });
const lost = new CallError({ code: 'network', detail: 'Lost', status: 0, requestId: null });
const missing = new CallError({ code: 'not_found', detail: 'Not there', status: 404, requestId: 'q' });
const refused = new CallError({ code: 'allowance_used_up', detail: 'Used up', status: 402, requestId: 'q' });

interface Script {
  readonly events?: readonly number[];
  readonly ending?: StreamEnding;
  readonly error?: CallError;
}

async function* play({ events = [], ending = 'ended', error }: Script): RunStream {
  if (error) throw error;
  for (const seq of events) yield { seq, event: text(`#${seq}`) };
  return ending;
}

/** Follows a run with scripted connections: the first starts it, the others resume it. */
async function follow(scripts: readonly Script[], recorded: Partial<RunView> = {}) {
  const seen: number[] = [];
  const resumedAfter: number[] = [];
  const reconnecting: boolean[] = [];
  let opened = 0;
  const next = (): RunStream => {
    const script = scripts[opened];
    opened += 1;
    return play(script ?? { error: lost });
  };
  const deps: FollowDeps = {
    start: next,
    resume: (seq) => {
      resumedAfter.push(seq);
      return next();
    },
    readRun: async () => ({ status: 'completed', error: null, ...recorded }) as RunView,
    wait: async () => undefined,
    onEvent: (seq) => seen.push(seq),
    onReconnecting: (isReconnecting) => reconnecting.push(isReconnecting),
    signal: new AbortController().signal,
  };
  return { outcome: await followRun(0, deps), seen, resumedAfter, reconnecting, opened };
}

describe('followRun', () => {
  it('resumes a cut stream after the newest event, without restarting the run', async () => {
    const result = await follow([
      { events: [1, 2], ending: 'cut' },
      { error: lost },
      { events: [3], ending: 'cut' },
      { events: [4] },
    ]);
    expect(result.seen).toEqual([1, 2, 3, 4]);
    expect(result.resumedAfter).toEqual([2, 2, 3]);
    expect(result.outcome).toEqual({ kind: 'closed', status: 'completed', error: null });
    expect(result.reconnecting.at(-1)).toBe(false);
  });

  it('returns the prompt when the server rejects it', async () => {
    const { outcome, opened } = await follow([{ error: refused }]);
    expect(outcome).toEqual({ kind: 'refused', error: refused });
    expect(opened).toBe(1);
  });

  it('checks whether a start without a response had arrived', async () => {
    const arrived = await follow([{ error: lost }, { events: [1, 2] }]);
    expect(arrived.seen).toEqual([1, 2]);
    expect(arrived.outcome).toMatchObject({ kind: 'closed', status: 'completed' });
    const notArrived = await follow([{ error: lost }, { error: missing }]);
    expect(notArrived.outcome).toEqual({ kind: 'refused', error: lost });
  });

  it('returns the prompt soon when the server is unreachable', async () => {
    const { outcome, opened } = await follow([]);
    expect(outcome).toEqual({ kind: 'refused', error: lost });
    expect(opened).toBe(3);
  });

  it('retries a started run for a long time, then reports it as cut', async () => {
    const { outcome, opened } = await follow([{ events: [1], ending: 'cut' }]);
    expect(opened).toBeGreaterThan(30);
    expect(outcome).toMatchObject({
      kind: 'closed',
      status: 'failed',
      error: { code: 'cut', message: 'Stream ended abruptly without [LLM_STREAM_END].' },
    });
  });

  it('reads from the stored run how it ended', async () => {
    const interrupted = await follow([{ events: [1], ending: 'failed' }], { status: 'interrupted' });
    expect(interrupted.outcome).toEqual({ kind: 'closed', status: 'interrupted', error: null });
    const stopped = await follow([{ events: [1] }], { status: 'cancelled' });
    expect(stopped.outcome).toEqual({ kind: 'closed', status: 'cancelled', error: null });
  });
});
