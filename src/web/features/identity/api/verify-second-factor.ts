import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Completes a sign-in that asked for a code. Throws CallError. */
export const verifySecondFactor = (body: InputOf<typeof accountEndpoints.verifySecondFactor>['body']) =>
  call(accountEndpoints.verifySecondFactor, { body });
