import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Sets a new password with the token from an email. Throws CallError. */
export const resetPassword = (body: InputOf<typeof accountEndpoints.resetPassword>['body']) =>
  call(accountEndpoints.resetPassword, { body });
