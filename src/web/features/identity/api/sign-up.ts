import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Creates an account and sends the verification email. Throws CallError. */
export const signUp = (body: InputOf<typeof accountEndpoints.signUp>['body']) =>
  call(accountEndpoints.signUp, { body });
