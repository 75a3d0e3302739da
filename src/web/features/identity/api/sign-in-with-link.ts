import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Completes a sign-in from an email link. Throws CallError. */
export const signInWithLink = (body: InputOf<typeof accountEndpoints.signInWithLink>['body']) =>
  call(accountEndpoints.signInWithLink, { body });
