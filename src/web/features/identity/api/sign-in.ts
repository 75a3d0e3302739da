import { accountEndpoints } from '../../../../contract/accounts.ts';
import type { InputOf } from '../../../lib/call.ts';
import { call } from '../../../lib/client.ts';

/** Signs in with e-mail and password, or says what is still missing. Throws CallError. */
export const signIn = (body: InputOf<typeof accountEndpoints.signIn>['body']) =>
  call(accountEndpoints.signIn, { body });
