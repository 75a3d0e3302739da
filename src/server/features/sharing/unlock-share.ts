import { maxSharePasswordLength } from '../../../contract/sharing.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { visitorHash } from './count-visit.ts';
import { addAttempt, forgetAttempts, type OpenedShare, takeBackAttempt } from './public-share-store.ts';
import { isSharePassword } from './share-password.ts';

const windowMs = 15 * 60_000;
/**
 * Maximum attempts per link and window: from one address, and from all addresses together, because an
 * attacker can use many.
 */
const most = { fromAddress: 10, fromAll: 100 };
/** Key that counts all addresses of a link together. */
const anybody = '';

/**
 * Returns whether this is the link's password. Counts each attempt before checking it, so concurrent attempts
 * can't exceed the limit; the correct password clears its address's count.
 * @throws AppError `rate_limited` with the time to wait, also for the correct password
 */
export async function isUnlockedBy(
  password: string,
  address: string,
  share: Pick<OpenedShare, 'id' | 'password_hash'>,
  deps: Pick<Deps, 'db' | 'clock' | 'instanceSecret'>,
): Promise<boolean> {
  const now = deps.clock();
  const triedBy = visitorHash(address, deps.instanceSecret);
  const count = async (by: string, max: number) => {
    const attempt = { shareId: share.id, triedBy: by, now, resetsAt: new Date(now.getTime() + windowMs) };
    const { count, resets_at } = await addAttempt(deps.db, attempt);
    if (count > max)
      throw new AppError('rate_limited', forCallers('Too many wrong passwords.'), {
        retryAfterSeconds: Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000)),
      });
  };
  await count(triedBy, most.fromAddress);
  await count(anybody, most.fromAll);
  const isRight =
    share.password_hash !== null &&
    password.length <= maxSharePasswordLength &&
    (await isSharePassword(password, share.password_hash));
  if (isRight) {
    await forgetAttempts(deps.db, share.id, triedBy);
    await takeBackAttempt(deps.db, share.id, anybody);
  }
  return isRight;
}
