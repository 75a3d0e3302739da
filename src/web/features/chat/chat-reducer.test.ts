import { beforeAll, describe, expect, it } from 'vitest';
import type { RunView } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import { loadWords, words } from '../../lib/words.ts';
import { type ChatAction, chatReducer, turnOfRun } from './chat-reducer.ts';
import { emptyChat, openTurn } from './chat-state.ts';

beforeAll(() => loadWords('chat'));

const started: ChatEvent = {
  type: 'run_started',
  run_id: 'r1',
  session_id: 's1',
  document_id: 'd1',
  model_alias: 'composer',
  built_in: true,
};
const call: ChatEvent = { type: 'tool_call', tool_call_id: 't', name: 'write_document', label: 'Writing' };
const result: ChatEvent = {
  type: 'tool_result',
  tool_call_id: 't',
  name: 'write_document',
  is_error: false,
  label: 'Wrote the page',
  note: '9 blocks',
  duration_ms: 900,
};
const text = (words: string): ChatEvent => ({ type: 'content_delta', text: words });

const play = (...actions: ChatAction[]) => actions.reduce(chatReducer, emptyChat);
const sent: ChatAction = { type: 'sent', runId: 'r1', prompt: 'A page', targets: [] };
const event = (seq: number, payload: ChatEvent): ChatAction => ({
  type: 'event',
  runId: 'r1',
  seq,
  event: payload,
});

const run = (changes: Partial<RunView>): RunView => ({
  run_id: 'r1',
  session_id: 's1',
  document_id: 'd1',
  status: 'completed',
  prompt: 'A page',
  model_alias: 'composer',
  created_at: '',
  finished_at: null,
  error: null,
  version: null,
  events: [],
  ...changes,
});

describe('chatReducer', () => {
  it('builds a turn from its events', () => {
    const state = play(
      sent,
      event(1, started),
      event(2, call),
      event(3, text('It is ')),
      event(4, text('done.')),
      event(5, result),
    );
    expect(state).toMatchObject({ sessionId: 's1', documentId: 'd1' });
    expect(state.turns[0]).toMatchObject({
      status: 'running',
      text: 'It is done.',
      isBuiltIn: true,
      lastSeq: 5,
      steps: [{ id: 't', label: 'Wrote the page', note: '9 blocks', state: 'done', durationMs: 900 }],
    });
  });

  it('applies an event repeated by a resumed stream only once', () => {
    const before = play(sent, event(1, started), event(2, text('Once.')));
    const after = chatReducer(before, event(2, text('Once.')));
    expect(after.turns[0]).toBe(before.turns[0]);
  });

  it('removes a rejected prompt', () => {
    expect(play(sent, { type: 'refused', runId: 'r1' }).turns).toEqual([]);
  });

  it('closes open steps of a failed turn and keeps the reason', () => {
    const state = play(sent, event(1, started), event(2, call), {
      type: 'closed',
      runId: 'r1',
      status: 'failed',
      error: { code: 'model_failed', message: 'No answer.' },
    });
    expect(openTurn(state)).toBeNull();
    expect(state.turns[0]).toMatchObject({
      status: 'failed',
      error: { message: 'No answer.' },
      steps: [{ state: 'left' }],
    });
  });

  it("keeps the server's error", () => {
    const fault: ChatEvent = { type: 'error', code: 'model_failed', message: 'Said by the server.' };
    const state = play(sent, event(1, started), event(2, fault), {
      type: 'closed',
      runId: 'r1',
      status: 'failed',
      error: null,
    });
    expect(state.turns[0]?.error?.message).toBe('Said by the server.');
  });

  it('says that the output of an interrupted run is kept', () => {
    const state = play(sent, { type: 'closed', runId: 'r1', status: 'interrupted', error: null });
    expect(state.turns[0]?.error?.message).toBe(words('chat').interrupted);
  });

  it('shows no error on a stopped turn', () => {
    const state = play(sent, {
      type: 'closed',
      runId: 'r1',
      status: 'cancelled',
      error: { code: 'cancelled', message: 'Cancelled' },
    });
    expect(state.turns[0]).toMatchObject({ status: 'cancelled', error: null });
  });

  it('loads a complete conversation with a run in progress', () => {
    const state = chatReducer(emptyChat, {
      type: 'loaded',
      conversation: {
        session: { id: 's1', title: 'Invoice', updated_at: '', document_count: 1 },
        runs: [
          run({
            version: 1,
            events: [
              { seq: 1, event: started },
              { seq: 2, event: text('Done.') },
            ],
          }),
          run({ run_id: 'r2', status: 'running', events: [{ seq: 1, event: { ...started, run_id: 'r2' } }] }),
        ],
        document: null,
      },
    });
    expect(state).toMatchObject({ sessionId: 's1', documentId: 'd1', title: 'Invoice' });
    expect(state.turns[0]).toMatchObject({ isLive: false, text: 'Done.', version: 1, status: 'completed' });
    expect(openTurn(state)).toMatchObject({ runId: 'r2', lastSeq: 1, isLive: true });
  });
});

describe('turnOfRun', () => {
  it('gives a failed run its stored reason', () => {
    const error = { code: 'deadline_exceeded', message: 'Took too long.' };
    expect(turnOfRun(run({ status: 'failed', error })).error).toEqual(error);
  });
});
