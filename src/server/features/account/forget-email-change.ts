import type { Deps } from '../../deps.ts';
import { removeEmailChange } from './email-change-store.ts';

/** Cancels a pending email change; its link stops working. */
export async function forgetEmailChange(uid: string, deps: Pick<Deps, 'db'>): Promise<void> {
  await removeEmailChange(deps.db, uid);
}
