import type { Spending } from '../turn/turn-request.ts';

/** Adds up what the turns of a run took: those that failed, and those of models that stood in, too. */
export function createPurse() {
  let total: Spending = { inputTokens: 0, outputTokens: 0, costMicros: 0 };
  let isEmpty = true;
  return {
    add(spent: Spending): void {
      isEmpty = false;
      const isPriced = total.costMicros !== null && spent.costMicros !== null;
      total = {
        inputTokens: total.inputTokens + spent.inputTokens,
        outputTokens: total.outputTokens + spent.outputTokens,
        costMicros: isPriced ? (total.costMicros ?? 0) + (spent.costMicros ?? 0) : null,
      };
    },
    /** A run that came to no turn has no known cost. */
    total: (): Spending => (isEmpty ? { ...total, costMicros: null } : total),
  };
}
