import type { Deps } from '../../deps.ts';
import { forgetSessions } from './creation-store.ts';

/** How long a creation that nobody goes on with is kept. */
const keepDays = 90;

/** Forgets creations, sent or half-finished, that nobody has touched for long. @returns how many */
export async function tendCreations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return forgetSessions(db, new Date(clock().getTime() - keepDays * 24 * 60 * 60 * 1000));
}
