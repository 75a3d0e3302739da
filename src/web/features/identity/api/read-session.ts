import type { UserProfile } from '../../../../contract/identity.ts';
import { identityEndpoints } from '../../../../contract/identity.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';

/** Returns the signed-in user; null for an anonymous visitor. Throws if the request fails. */
export async function readSession(): Promise<UserProfile | null> {
  try {
    return await call(identityEndpoints.readProfile, {});
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}
