import type { Usage } from '../../../contract/membership.ts';
import { readRunDays } from '../../chat/costs/read-run-days.ts';
import type { Deps } from '../../deps.ts';
import { countOwnDays } from './usage-store.ts';

const dayMs = 86_400_000;

/** Returns an account's usage per UTC day for the last `days` days, and its current storage. */
export async function readUsage(
  input: { readonly uid: string; readonly days: number },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<Usage> {
  const { uid } = input;
  const now = deps.clock();
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const since = new Date(today - (input.days - 1) * dayMs);
  const counted = await countOwnDays(deps.db, uid, since, now);
  const runs = new Map((await readRunDays({ uid, since }, deps)).map((one) => [one.day, one]));
  const days = counted.map(({ day, generations, storage_bytes, api_calls }) => {
    const { inputTokens, outputTokens, costUsd } = runs.get(day) ?? {
      inputTokens: 0,
      outputTokens: 0,
      costUsd: 0,
    };
    return {
      day,
      generations,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      cost_usd: costUsd,
      storage_bytes,
      api_calls,
    };
  });
  return { days, storage_bytes: days.at(-1)?.storage_bytes ?? 0 };
}
