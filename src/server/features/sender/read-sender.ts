import { type SenderDetails, sender } from '../../../contract/sender.ts';
import { noSender } from '../../../domain/sender/sender.ts';
import type { Deps } from '../../deps.ts';
import { findSenderRow } from './sender-store.ts';

/** Returns the details of an account for bills and letters; null if it saved none. */
export async function findSenderOf(uid: string, deps: Pick<Deps, 'db'>): Promise<SenderDetails | null> {
  const stored = await findSenderRow(deps.db, uid);
  // Fields that were added later are empty.
  const read = sender.safeParse(
    typeof stored === 'object' && stored !== null ? { ...noSender, ...stored } : null,
  );
  return read.success ? read.data : null;
}
