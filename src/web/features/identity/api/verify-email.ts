import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Verifies an email address and signs in. Throws CallError. */
export const verifyEmail = (body: InputOf<typeof accountEndpoints.verifyEmail>['body']) =>
  call(accountEndpoints.verifyEmail, { body });
