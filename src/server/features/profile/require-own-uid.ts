import { notFound } from '../../app-error.ts';

/** Everybody else's profile is not there. */
export function requireOwnUid({
  callerUid,
  uid,
}: {
  readonly callerUid: string;
  readonly uid: string;
}): void {
  if (callerUid !== uid) throw notFound('The profile');
}
