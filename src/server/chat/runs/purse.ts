import type { Spending } from '../turn/turn-request.ts';

/** Adds up the usage of a run's turns, including failed ones and those of fallback models. */
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
    /** A run without turns has no known cost. */
    total: (): Spending => (isEmpty ? { ...total, costMicros: null } : total),
  };
}
