import type { z } from 'zod';
import type { chatRequest, RunView } from '../../../../contract/chat.ts';
import { chatEndpoints } from '../../../../contract/chat.ts';
import { call, openEvents } from '../../../lib/client.ts';
import type { RunStream } from '../follow-run.ts';

export type RunRequest = z.input<typeof chatRequest>;

export function startRun(body: RunRequest, signal: AbortSignal): RunStream {
  return openEvents(chatEndpoints.startRun, { body }, { signal });
}

export function resumeRun(runId: string, afterSeq: number, signal: AbortSignal): RunStream {
  return openEvents(chatEndpoints.followRun, { params: { id: runId } }, { lastEventId: afterSeq, signal });
}

export function readRun(runId: string): Promise<RunView> {
  return call(chatEndpoints.readRun, { params: { id: runId } });
}

export async function stopRun(runId: string): Promise<void> {
  await call(chatEndpoints.stopRun, { params: { id: runId } });
}
