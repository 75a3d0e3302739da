import type { sharingEndpoints } from '../../../contract/sharing.ts';
import type { Handlers } from '../../http/mount.ts';
import { createShare } from './create-share.ts';
import { listShares } from './list-shares.ts';
import { markOwner } from './owner-mark.ts';
import { makePrivate, revokeShare } from './revoke-share.ts';
import { updateShare } from './update-share.ts';

export const sharingHandlers = {
  listShares: ({ caller, query, reply }, deps) => {
    markOwner(reply, caller.uid, deps);
    return listShares({ uid: caller.uid, query }, deps);
  },
  createShare: ({ caller, params, body, reply }, deps) => {
    markOwner(reply, caller.uid, deps);
    return createShare({ uid: caller.uid, documentId: params.id, choices: body }, deps);
  },
  updateShare: ({ caller, params, body }, deps) =>
    updateShare({ uid: caller.uid, id: params.id, choices: body }, deps),
  revokeShare: async ({ caller, params }, deps) => {
    await revokeShare({ uid: caller.uid, id: params.id }, deps);
    return undefined;
  },
  makePrivate: async ({ caller, params }, deps) => ({
    revoked: await makePrivate({ uid: caller.uid, documentId: params.id }, deps),
  }),
} satisfies Handlers<typeof sharingEndpoints>;
