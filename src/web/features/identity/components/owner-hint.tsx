import { words } from '../../../lib/words.ts';

/** Shown on localhost: the owner can sign in without an account. */
export function OwnerHint() {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)) return null;
  return <p className="text-13 text-ink-3">{words('identity').ownerHint}</p>;
}
