import type { z } from 'zod';
import type { accountFacts } from '../../../contract/profile.ts';
import type { Deps } from '../../deps.ts';
import { accountView } from './account-view.ts';
import { requireAccount } from './require-account.ts';

/** Returns the caller's account as stored now. The token's claims can be stale. */
export async function readAccount(
  input: { readonly uid: string; readonly cookieHeader: string | undefined },
  deps: Pick<Deps, 'identity' | 'config'>,
): Promise<z.infer<typeof accountFacts>> {
  const account = await requireAccount(input.uid, deps);
  const confirmedUntil = await deps.identity.account.confirmedUntil(input.uid, input.cookieHeader);
  const isOwner = await deps.identity.isOwner(input.uid);
  return accountView(account, confirmedUntil, deps.config.company.staffDomains, isOwner);
}
