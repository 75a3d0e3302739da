import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Begins a sign-in with Google: answers the provider's address. Throws CallError. */
export const startGoogle = (body: InputOf<typeof accountEndpoints.startGoogleSignIn>['body']) =>
  call(accountEndpoints.startGoogleSignIn, { body });
