import { profileEndpoints } from '../../../../contract/profile.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';

/** Returns the visitor's account; null if anonymous. Throws CallError. */
export async function readAccountFacts() {
  try {
    return await call(profileEndpoints.readAccount, {});
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}
