import type { SenderDetails } from '../../../contract/sender.ts';
import { noSender } from '../../../domain/sender/sender.ts';
import type { Deps } from '../../deps.ts';
import { findSenderOf } from './read-sender.ts';
import { type SenderOwner, saveSenderRow } from './sender-store.ts';

/** Changes the given details. If all are empty, nothing stays stored. */
export async function saveSender(
  input: {
    readonly caller: SenderOwner;
    readonly change: { readonly [Field in keyof SenderDetails]?: string | undefined };
  },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<SenderDetails | null> {
  const { caller, change } = input;
  const before = (await findSenderOf(caller.uid, deps)) ?? noSender;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next: SenderDetails = { ...before, ...given };
  const kept = Object.values(next).some((value) => value !== '') ? next : null;
  await saveSenderRow(deps.db, caller, kept, deps.clock());
  return kept;
}
