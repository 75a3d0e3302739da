import type { Deps } from '../../deps.ts';
import { countRunDays } from './run-cost-store.ts';

/** What the runs of one day in UTC came to. */
export interface RunDay {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Null where a model was used whose price is not set. */
  readonly costUsd: number | null;
}

/** The tokens and costs of an account's runs since a moment, by day; days without runs are left out. */
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
