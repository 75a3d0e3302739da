import { profileEndpoints } from '../../../../contract/profile.ts';
import { call } from '../../../lib/client.ts';

/** Confirms an email change with the token from its email. Throws CallError. */
export const completeEmailChange = (token: string) =>
  call(profileEndpoints.completeEmailChange, { body: { token } });
