import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/authenticate.ts';
import { mergeUser } from '../profile/merge-user.ts';

/**
 * Changes the name or the photo of the caller's account; the name of the profile follows.
 * Throws AppError `invalid_input` for a photo that is none, `unauthenticated` for an account that is gone: its tokens
 * outlive it by up to 300 s.
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
    throw new AppError('unauthenticated', 'User not authenticated');
  await deps.identity.entry.update(caller.uid, { displayName, photoUrl });
  if (displayName !== undefined) await mergeUser({ caller, uid: caller.uid, displayName }, deps);
}
