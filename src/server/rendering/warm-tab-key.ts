import { createHash } from 'node:crypto';
import { workContext } from '../work/work-context.ts';

/**
 * Returns the key under which a tab is kept that has loaded a page with this head. It names the account that the page
 * is drawn for, so no tab ever holds pages of two accounts; undefined where there is none.
 */
export function warmTabKey(head: string): string | undefined {
  const { account } = workContext();
  if (account === '') return undefined;
  return createHash('sha256').update(`${account}\n`).update(head).digest('base64');
}
