import type { z } from 'zod';
import type { chatRequest, RunView } from '../../../../contract/chat.ts';
import { contract } from '../../../../contract/index.ts';
import { call, openEvents } from '../../../lib/client.ts';
import type { RunStream } from '../follow-run.ts';

export type RunRequest = z.input<typeof chatRequest>;

export function startRun(body: RunRequest, signal: AbortSignal): RunStream {
  return openEvents(contract.startRun, { body }, { signal });
}

export function resumeRun(runId: string, afterSeq: number, signal: AbortSignal): RunStream {
  return openEvents(contract.followRun, { params: { id: runId } }, { lastEventId: afterSeq, signal });
}

export function readRun(runId: string): Promise<RunView> {
  return call(contract.readRun, { params: { id: runId } });
}

export async function stopRun(runId: string): Promise<void> {
  await call(contract.stopRun, { params: { id: runId } });
}
