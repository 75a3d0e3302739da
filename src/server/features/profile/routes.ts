import type { identityEndpoints } from '../../../contract/identity.ts';
import type { Handlers } from '../../http/mount.ts';
import { readProfile } from './read-profile.ts';

export const profileHandlers = {
  readProfile: ({ caller }, deps) => readProfile(caller, deps),
} satisfies Handlers<Pick<typeof identityEndpoints, 'readProfile'>>;
