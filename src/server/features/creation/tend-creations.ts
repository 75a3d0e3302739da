import type { Deps } from '../../deps.ts';
import { forgetSessions } from './creation-store.ts';

/** Days after which an untouched creation is deleted. */
const keepDays = 90;

/** Deletes creations, sent or not, that have been untouched for `keepDays`. @returns the number deleted */
export async function tendCreations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return forgetSessions(db, new Date(clock().getTime() - keepDays * 24 * 60 * 60 * 1000));
}
