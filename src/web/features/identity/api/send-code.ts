import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Requests an email with a link; succeeds whether or not the address has an account. Throws CallError. */
export const sendCode = (body: InputOf<typeof accountEndpoints.sendCode>['body']) =>
  call(accountEndpoints.sendCode, { body });
