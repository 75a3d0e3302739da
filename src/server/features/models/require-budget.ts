import { AppError } from '../../app-error.ts';
import type { ResolvedModel } from '../../chat/providers/resolve-model.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { readChoices, spentSince } from './model-store.ts';

/** Returns the start of the budget month, in UTC. */
export const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

const centsOfDollar = 100;

/**
 * Rejects a run on a paid model once this month's budget of the installation or the account is used up. Never
 * stops a running run. Built-in models are free, and own keys are their
 * account's expense.
 * @throws AppError `quota_exceeded`
 */
export async function requireBudget(
  input: { readonly uid: string; readonly models: readonly ResolvedModel[] },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<void> {
  if (input.models.every(({ isBuiltIn, ownKey }) => isBuiltIn || ownKey !== undefined)) return;
  const { month_cents, account_cents } = await readChoices(deps.db);
  const now = deps.clock();
  const since = monthStart(now);
  const isUsedUp = async (cents: number | null, uid: string | null): Promise<boolean> =>
    cents !== null && (await spentSince(deps.db, since, uid)) * centsOfDollar >= cents;
  const isOwn = await isUsedUp(account_cents, input.uid);
  if (!isOwn && !(await isUsedUp(month_cents, null))) return;
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).toISOString();
  throw new AppError(
    'quota_exceeded',
    told(isOwn ? 'budgetOwnUsedUp' : 'budgetUsedUp', { day: { day: next } }),
  );
}
