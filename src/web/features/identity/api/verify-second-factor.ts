import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Completes a sign-in with the second factor. Throws CallError. */
export const verifySecondFactor = (body: InputOf<typeof accountEndpoints.verifySecondFactor>['body']) =>
  call(accountEndpoints.verifySecondFactor, { body });
