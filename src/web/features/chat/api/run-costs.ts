import { useQuery } from '@tanstack/react-query';
import { runCostEndpoints } from '../../../../contract/run-costs.ts';
import { call } from '../../../lib/client.ts';
import type { RunRequest } from './runs.ts';

/** Estimates the cost of a prompt; disabled without one. A prompt that would be rejected has no estimate. */
export function useRunEstimate(request: RunRequest | null) {
  return useQuery({
    queryKey: ['run-estimate', request],
    queryFn: ({ signal }) =>
      request ? call(runCostEndpoints.estimateRun, { body: request }, { signal }) : null,
    enabled: request !== null,
    retry: false,
    gcTime: 0,
  });
}

/** Lists the prompts of a session with user and cost. Any new prompt changes it. */
export function useSessionHistory(sessionId: string) {
  return useQuery({
    queryKey: ['session-history', sessionId],
    queryFn: ({ signal }) =>
      call(runCostEndpoints.readSessionHistory, { params: { id: sessionId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Downloads the session history as a table. */
export async function fetchHistoryTable(sessionId: string): Promise<Blob> {
  return (await call(runCostEndpoints.exportSessionHistory, { params: { id: sessionId } })).blob;
}
