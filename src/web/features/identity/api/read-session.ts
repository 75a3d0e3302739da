import type { UserProfile } from '../../../../contract/identity.ts';
import { contract } from '../../../../contract/index.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';

/** Who is signed in; null for an anonymous visitor. Throws when the server cannot say. */
export async function readSession(): Promise<UserProfile | null> {
  try {
    return await call(contract.readProfile, {});
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}
