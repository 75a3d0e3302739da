import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Completes the verification of an address and signs in. Throws CallError. */
export const verifyEmail = (body: InputOf<typeof accountEndpoints.verifyEmail>['body']) =>
  call(accountEndpoints.verifyEmail, { body });
