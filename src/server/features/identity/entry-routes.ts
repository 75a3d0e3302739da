import type { FastifyReply, FastifyRequest } from 'fastify';
import type { accountEndpoints } from '../../../contract/accounts.ts';
import type { EntryResult } from '../../adapters/identity/entry/entry-context.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount.ts';
import { told } from '../../told.ts';
import { readIdentityConfig } from './read-identity-config.ts';
import { resetPassword } from './reset-password.ts';
import { requireSameOrigin } from './same-origin.ts';
import { updateAccount } from './update-account.ts';
import { visitorOf } from './visitor.ts';

/** Sets cookies on the response, and forbids caching it. */
function keepCookies(reply: FastifyReply, setCookie: readonly string[]): void {
  reply.header('cache-control', 'no-store');
  if (setCookie.length > 0) reply.header('set-cookie', [...setCookie]);
}

/**
 * Returns the visitor of a call that only our own pages may make. Throws AppError `forbidden` for other
 * origins.
 */
function ownVisitor(request: FastifyRequest, deps: Deps) {
  requireSameOrigin(request.headers, deps.identity.isTrustedOrigin);
  return visitorOf(request);
}

function answerEntry(reply: FastifyReply, { setCookie, outcome, isPasswordRemoved }: EntryResult) {
  keepCookies(reply, setCookie);
  if (outcome === 'second_factor_required')
    throw new AppError('second_factor_required', told('factorNeeded'));
  if (outcome === 'verification_required') return { status: outcome };
  return { status: outcome, ...(isPasswordRemoved ? { is_password_removed: true } : {}) };
}

export const entryHandlers = {
  identityConfig: async (_input, deps) => readIdentityConfig(deps),
  signUp: async ({ body, request, reply }, deps) => {
    const visitor = ownVisitor(request, deps);
    await deps.identity.entry.requireCaptcha(body.captcha_token, visitor.address);
    const { email, password, display_name: displayName } = body;
    const { setCookie } = await deps.identity.entry.signUp({ email, password, displayName }, visitor);
    keepCookies(reply, setCookie);
    return { status: 'verification_required' };
  },
  signIn: async ({ body, request, reply }, deps) => {
    const visitor = ownVisitor(request, deps);
    await deps.identity.entry.requireCaptcha(body.captcha_token, visitor.address);
    return answerEntry(reply, await deps.identity.entry.signIn(body, visitor));
  },
  verifySecondFactor: async ({ body, request, reply }, deps) =>
    answerEntry(reply, await deps.identity.entry.verifySecondFactor(body, ownVisitor(request, deps))),
  sendCode: async ({ body, request }, deps) => {
    const visitor = ownVisitor(request, deps);
    await deps.identity.entry.requireCaptcha(body.captcha_token, visitor.address);
    const { purpose, email, display_name: displayName } = body;
    await deps.identity.entry.sendCode({ purpose, email, displayName }, visitor);
    return undefined;
  },
  verifyEmail: async ({ body, request, reply }, deps) =>
    answerEntry(reply, await deps.identity.entry.verifyEmail(body, ownVisitor(request, deps))),
  signInWithLink: async ({ body, request, reply }, deps) =>
    answerEntry(reply, await deps.identity.entry.signInWithLink(body, ownVisitor(request, deps))),
  resetPassword: async ({ body, request }, deps) => {
    ownVisitor(request, deps);
    const { token, password, revoke_api_keys: areKeysRevoked } = body;
    await resetPassword({ token, password, areKeysRevoked }, deps);
    return undefined;
  },
  startGoogleSignIn: async ({ body, request, reply }, deps) => {
    const { url, setCookie } = await deps.identity.entry.google.start(
      { mode: body.mode, returnTo: body.return_to, purpose: body.purpose },
      ownVisitor(request, deps),
    );
    keepCookies(reply, setCookie);
    return { authorization_url: url };
  },
  updateAccount: async ({ body, caller }, deps) => {
    await updateAccount({ caller, ...body }, deps);
    return undefined;
  },
} satisfies Handlers<typeof accountEndpoints>;
