import type { Deps } from '../../deps.ts';
import { removeEmailChange } from './email-change-store.ts';

/** Calls back a change of address that was asked for: its link is dead. */
export async function forgetEmailChange(uid: string, deps: Pick<Deps, 'db'>): Promise<void> {
  await removeEmailChange(deps.db, uid);
}
