import type { z } from 'zod';
import type { accountFacts } from '../../../contract/profile.ts';
import type { Deps } from '../../deps.ts';
import { accountView } from './account-view.ts';
import { requireAccount } from './require-account.ts';

/** The caller's account as the identity service has it now, not as the token remembers it. */
export async function readAccount(
  input: { readonly uid: string; readonly cookieHeader: string | undefined },
  deps: Pick<Deps, 'identity' | 'config'>,
): Promise<z.infer<typeof accountFacts>> {
  const account = await requireAccount(input.uid, deps);
  const confirmedUntil = await deps.identity.account.confirmedUntil(input.uid, input.cookieHeader);
  const isOwner = await deps.identity.isOwner(input.uid);
  return accountView(account, confirmedUntil, deps.config.company.staffDomains, isOwner);
}
