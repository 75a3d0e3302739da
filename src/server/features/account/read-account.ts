import type { z } from 'zod';
import type { accountFacts } from '../../../contract/profile.ts';
import type { Deps } from '../../deps.ts';
import { accountView } from './account-view.ts';
import { requireAccount } from './require-account.ts';

/** The caller's account as the identity service has it now, not as the token remembers it. */
export async function readAccount(
  input: { readonly uid: string },
  deps: Pick<Deps, 'identity' | 'config'>,
): Promise<z.infer<typeof accountFacts>> {
  return accountView(await requireAccount(input.uid, deps), deps.config.company.staffDomains);
}
