import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/authenticate.ts';
import { told } from '../../told.ts';
import { mergeUser } from '../profile/merge-user.ts';

/**
 * Changes the account's name or photo; the profile's name follows. Throws AppError `invalid_input` for an
 * invalid photo, `unauthenticated` if the account is gone, because its tokens stay valid up to 300 s.
 */
export async function updateAccount(
  input: {
    readonly caller: Caller;
    readonly displayName?: string | undefined;
    readonly photoUrl?: string | null | undefined;
  },
  deps: Pick<Deps, 'identity' | 'db' | 'clock'>,
): Promise<void> {
  const { caller, displayName, photoUrl } = input;
  if (!(await deps.identity.account.read(caller.uid)))
    throw new AppError('unauthenticated', told('accountGone'));
  await deps.identity.entry.update(caller.uid, { displayName, photoUrl });
  if (displayName !== undefined) await mergeUser({ caller, uid: caller.uid, displayName }, deps);
}
