import type { runCostEndpoints } from '../../../contract/run-costs.ts';
import type { Handlers } from '../../http/mount.ts';
import { estimateRun } from './estimate-run.ts';
import { historyTable, readSessionHistory } from './read-session-history.ts';

export const runCostHandlers = {
  estimateRun: ({ body, caller }, deps) => estimateRun({ uid: caller.uid, request: body }, deps),
  readSessionHistory: ({ params, caller }, deps) =>
    readSessionHistory({ uid: caller.uid, email: caller.email, sessionId: params.id }, deps),
  exportSessionHistory: async ({ params, caller }, deps) => {
    const input = { uid: caller.uid, email: caller.email, sessionId: params.id };
    const { entries } = await readSessionHistory(input, deps);
    const content = Buffer.from(historyTable(entries));
    return {
      body: content,
      contentType: 'text/csv; charset=utf-8',
      fileName: 'history.csv',
      disposition: 'attachment' as const,
    };
  },
} satisfies Handlers<typeof runCostEndpoints>;
