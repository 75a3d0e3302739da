import { maxSharePasswordLength } from '../../../contract/sharing.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { visitorHash } from './count-visit.ts';
import { addAttempt, forgetAttempts, type OpenedShare, takeBackAttempt } from './public-share-store.ts';
import { isSharePassword } from './share-password.ts';

const windowMs = 15 * 60_000;
/** Wrong passwords for one link: from one address, and from all together, whose owners may be one person. */
const most = { fromAddress: 10, fromAll: 100 };
/** Counts all addresses of a link together. */
const anybody = '';

/**
 * Whether this is the password of a link. Each try is counted before it is looked at, so that a hundred at once are a
 * hundred; the right one takes back what its own address had.
 * @throws AppError `rate_limited` with the time to wait, for the right password as well
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
      throw new AppError('rate_limited', 'Too many wrong passwords.', {
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
