import { profileEndpoints } from '../../../../contract/profile.ts';
import { call } from '../../../lib/client.ts';

/** Completes a change of address with the token of its mail. Throws CallError. */
export const completeEmailChange = (token: string) =>
  call(profileEndpoints.completeEmailChange, { body: { token } });
