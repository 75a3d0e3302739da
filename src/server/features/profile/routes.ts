import type { identityEndpoints } from '../../../contract/identity.ts';
import type { profileEndpoints } from '../../../contract/profile.ts';
import type { Handlers } from '../../http/mount.ts';
import { deleteUser } from './delete-user.ts';
import { mergeUser } from './merge-user.ts';
import { readProfile } from './read-profile.ts';
import { readUser } from './read-user.ts';

type OwnEndpoints = Pick<typeof identityEndpoints, 'readProfile'> &
  Pick<typeof profileEndpoints, 'readUser' | 'mergeUser' | 'deleteUser'>;

export const profileHandlers = {
  readProfile: ({ caller }, deps) => readProfile(caller, deps),
  readUser: ({ caller, params }, deps) => readUser({ callerUid: caller.uid, uid: params.uid }, deps),
  mergeUser: ({ caller, params, body }, deps) => mergeUser({ caller, uid: params.uid, ...body }, deps),
  deleteUser: async ({ caller, params }, deps) => {
    await deleteUser({ callerUid: caller.uid, uid: params.uid }, deps);
    return undefined;
  },
} satisfies Handlers<OwnEndpoints>;
