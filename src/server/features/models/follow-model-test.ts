import type { z } from 'zod';
import { streamMarkers } from '../../../contract/chat-events.ts';
import type { modelTestEvent } from '../../../contract/models.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { EventsAnswer } from '../../http/mount.ts';
import { announceModels } from './keep-provider.ts';
import { addTestCost, keepTest, type OfferedRow } from './model-store.ts';
import { monthStart } from './require-budget.ts';
import { prepareTest } from './test-offered.ts';
import { costOfTokens } from './test-writing.ts';

/**
 * Tests a model and reports each step. The result is kept, unless the client closes the stream, which cancels the
 * test; what it cost counts in any case.
 * @param uid of the account that asks for the test
 * @throws AppError `not_found`; `quota_exceeded` once the budget is used up
 */
export async function followModelTest(
  row: OfferedRow,
  uid: string,
  deps: Pick<Deps, 'config' | 'db' | 'instanceSecret' | 'clock' | 'engine' | 'renderer' | 'models' | 'log'>,
): Promise<EventsAnswer> {
  const test = await prepareTest(row, uid, deps);
  return async (writer) => {
    let seq = 0;
    const write = (event: z.input<typeof modelTestEvent>): Promise<void> => {
      seq += 1;
      return writer.write(seq, event);
    };
    const spent = { inputTokens: 0, outputTokens: 0 };
    let pictureCost = 0;
    try {
      const { result, content } = await test.run({
        signal: writer.signal,
        tell: (step) => void write({ type: 'step', ...step }),
        spend: (tokens) => {
          spent.inputTokens += tokens.inputTokens;
          spent.outputTokens += tokens.outputTokens;
        },
      });
      if (test.price === null) pictureCost = result.cost_usd ?? 0;
      const tested = { ...result, tested_at: deps.clock().toISOString() };
      await keepTest(deps.db, row, { ...tested, content });
      await announceModels(deps);
      await write({ type: 'tested', tested });
    } catch (error) {
      if (writer.signal.aborted) return;
      deps.log.error({ err: error }, 'the test of a model failed');
      const message =
        error instanceof AppError ? error.detail : "Octavo couldn't complete the test. Try again.";
      await write({ type: 'failed', message });
    } finally {
      const cost = pictureCost + (costOfTokens(test.price, spent) ?? 0);
      if (cost > 0) await addTestCost(deps.db, monthStart(deps.clock()), cost);
    }
    await writer.end(streamMarkers.end);
  };
}
