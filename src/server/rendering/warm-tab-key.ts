import { createHash } from 'node:crypto';
import { workContext } from '../work/work-context.ts';

/**
 * Returns the cache key for a tab that has loaded a page with this head. Includes the account, so a tab never
 * holds pages of two accounts; undefined without an account.
 */
export function warmTabKey(head: string): string | undefined {
  const { account } = workContext();
  if (account === '') return undefined;
  return createHash('sha256').update(`${account}\n`).update(head).digest('base64');
}
