import type { profileEndpoints } from '../../../contract/profile.ts';
import { notFound } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { sessionView } from './account-view.ts';
import { answerWithCookies } from './answer-with-cookies.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { completeEmailChange } from './complete-email-change.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { listSecurityEvents } from './list-security-events.ts';
import { readAccount } from './read-account.ts';
import { removeSecondFactor } from './remove-second-factor.ts';
import { requireProof } from './require-proof.ts';
import { sendConfirmationCode } from './send-confirmation-code.ts';
import { setPassword } from './set-password.ts';

type OwnEndpoints = Pick<
  typeof profileEndpoints,
  | 'readAccount'
  | 'listAccountSessions'
  | 'revokeAccountSession'
  | 'listSecurityEvents'
  | 'signOutEverywhere'
  | 'changePassword'
  | 'setPassword'
  | 'sendConfirmationCode'
  | 'confirmWithCode'
  | 'changeEmail'
  | 'completeEmailChange'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor'
>;

export const accountHandlers = {
  readAccount: ({ caller, request }, deps) =>
    readAccount({ uid: caller.uid, cookieHeader: request.headers.cookie }, deps),
  listAccountSessions: async ({ caller, request }, deps) => {
    const sessions = await deps.identity.account.listSessions(caller.uid, request.headers.cookie);
    return { sessions: sessions.map(sessionView) };
  },
  revokeAccountSession: async ({ caller, params }, deps) => {
    if (!(await deps.identity.account.revokeSession(caller.uid, params.id))) throw notFound('sessionMissing');
    return undefined;
  },
  listSecurityEvents: ({ caller, query }, deps) => listSecurityEvents({ uid: caller.uid, ...query }, deps),
  signOutEverywhere: async ({ caller, request, reply }, deps) => {
    await deps.identity.account.revokeAllSessions(caller.uid);
    const { setCookie } = await deps.identity.signOut(request.headers.cookie);
    answerWithCookies(reply, setCookie);
    return undefined;
  },
  changePassword: async ({ caller, body, request }, deps) => {
    const input = {
      currentPassword: body.current_password,
      newPassword: body.new_password,
      areKeysRevoked: body.revoke_api_keys,
    };
    await changePassword({ uid: caller.uid, ...input, cookieHeader: request.headers.cookie }, deps);
    return undefined;
  },
  setPassword: async ({ caller, body, request }, deps) => {
    const { cookie: cookieHeader } = request.headers;
    await setPassword({ uid: caller.uid, newPassword: body.new_password, cookieHeader }, deps);
    return undefined;
  },
  sendConfirmationCode: async ({ caller, request }, deps) => {
    await sendConfirmationCode({ uid: caller.uid, cookieHeader: request.headers.cookie }, deps);
    return undefined;
  },
  confirmWithCode: async ({ caller, body, request }, deps) => {
    await deps.identity.account.confirmWithCode(caller.uid, body.code, request.headers.cookie);
    return undefined;
  },
  changeEmail: async ({ caller, body, request }, deps) => {
    const proof = { uid: caller.uid, password: body.password, cookieHeader: request.headers.cookie };
    await changeEmail({ ...proof, newEmail: body.new_email }, deps);
    return undefined;
  },
  completeEmailChange: ({ body }, deps) => completeEmailChange(body, deps),
  beginSecondFactor: async ({ caller, body, request, reply }, deps) => {
    const proof = { uid: caller.uid, password: body.password, cookieHeader: request.headers.cookie };
    await requireProof(proof, deps);
    const { account } = deps.identity;
    const begun = await account.beginSecondFactor(proof.uid, proof.password, proof.cookieHeader);
    answerWithCookies(reply, []);
    return { totp_uri: begun.totpUri, recovery_codes: begun.recoveryCodes };
  },
  confirmSecondFactor: async ({ caller, body, request, reply }, deps) => {
    const input = { uid: caller.uid, code: body.code, cookieHeader: request.headers.cookie };
    const { setCookie } = await confirmSecondFactor(input, deps);
    answerWithCookies(reply, setCookie);
    return undefined;
  },
  removeSecondFactor: async ({ caller, body, request, reply }, deps) => {
    const input = { uid: caller.uid, password: body.password, cookieHeader: request.headers.cookie };
    const { setCookie } = await removeSecondFactor(input, deps);
    answerWithCookies(reply, setCookie);
    return undefined;
  },
} satisfies Handlers<OwnEndpoints>;
