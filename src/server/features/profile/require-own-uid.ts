import { notFound } from '../../app-error.ts';

/** Throws `not_found` for other users' profiles, so they can't be discovered. */
export function requireOwnUid({
  callerUid,
  uid,
}: {
  readonly callerUid: string;
  readonly uid: string;
}): void {
  if (callerUid !== uid) throw notFound('profileMissing');
}
