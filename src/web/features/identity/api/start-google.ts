import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Starts a Google sign-in. Returns the provider's URL. Throws CallError. */
export const startGoogle = (body: InputOf<typeof accountEndpoints.startGoogleSignIn>['body']) =>
  call(accountEndpoints.startGoogleSignIn, { body });
