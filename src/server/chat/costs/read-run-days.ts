import type { Deps } from '../../deps.ts';
import { countRunDays } from './run-cost-store.ts';

/** Totals of one day's runs (UTC). */
export interface RunDay {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null if a model without a configured price was used. */
  readonly costUsd: number | null;
}

/** Returns the tokens and costs of an account's runs since a time, by day; days without runs are omitted. */
export async function readRunDays(
  input: { readonly uid: string; readonly since: Date },
  deps: Pick<Deps, 'db'>,
): Promise<RunDay[]> {
  const rows = await countRunDays(deps.db, input.uid, input.since);
  return rows.map(({ day, input_tokens, output_tokens, cost_micros, is_priced }) => ({
    day,
    inputTokens: input_tokens,
    outputTokens: output_tokens,
    costUsd: is_priced ? cost_micros / 1_000_000 : null,
  }));
}
