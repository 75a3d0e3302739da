import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Signs in with email and password, or returns what is still required. Throws CallError. */
export const signIn = (body: InputOf<typeof accountEndpoints.signIn>['body']) =>
  call(accountEndpoints.signIn, { body });
