import type { profileEndpoints } from '../../../contract/profile.ts';
import type { Handlers } from '../../http/mount.ts';
import { answerWithCookies } from '../account/answer-with-cookies.ts';
import { deleteAccount } from './delete-account.ts';

export const accountDeletionHandlers = {
  deleteAccount: async ({ caller, body, request, reply }, deps) => {
    await deleteAccount({ uid: caller.uid, ...body, cookieHeader: request.headers.cookie }, deps);
    const { setCookie } = await deps.identity.signOut(request.headers.cookie);
    answerWithCookies(reply, setCookie);
    return undefined;
  },
} satisfies Handlers<Pick<typeof profileEndpoints, 'deleteAccount'>>;
