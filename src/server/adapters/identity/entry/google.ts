import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import { told } from '../../../told.ts';
import { confirmSession } from '../account-confirmation.ts';
import { authOptions } from '../auth-options.ts';
import { headersOf } from '../create-auth.ts';
import type { IdentityDeps } from '../identity.ts';
import { claimAccount } from './claim-account.ts';
import { accountEmail, type EntryContext, startSession, type Visitor } from './entry-context.ts';
import { googleErrorOf } from './google-error.ts';
import { ownPath } from './own-path.ts';

/** The part of better-auth's stored sign-in state that we use. */
const keptState = z
  .string()
  .transform((text, check) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      check.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ errorURL: z.url(), link: z.object({ userId: z.string() }).optional() }));

export interface GoogleStart {
  /** Whether the provider opens in a popup or in the page. */
  readonly mode: 'popup' | 'page';
  /** Where to go afterwards; ignored unless it is a path on this site. */
  readonly returnTo?: string | undefined;
  /** 'confirm' re-authenticates the owner of this browser's session and signs no one in. */
  readonly purpose: 'sign_in' | 'confirm';
}

export interface GoogleEntry {
  /**
   * Throws AppError `not_configured`, `unauthenticated` for a confirmation without a session, `unavailable`
   * if the provider can't be reached.
   */
  start(
    input: GoogleStart,
    visitor: Visitor,
  ): Promise<{ readonly url: string; readonly setCookie: readonly string[] }>;
  /** Handles the provider's redirect back to us. Always returns a page of the web app to redirect to. */
  complete(
    search: string,
    visitor: Visitor,
  ): Promise<{ readonly location: string; readonly setCookie: readonly string[] }>;
}

function createGoogleAuth(
  deps: IdentityDeps,
  google: NonNullable<IdentityDeps['google']>,
  plain: EntryContext,
) {
  const options = authOptions(deps);
  const provider = genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId: google.clientId,
        clientSecret: google.clientSecret.reveal(),
        discoveryUrl: google.discoveryUrl,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        // Lets users with several Google accounts choose one each time. Not every provider supports this
        // prompt.
        ...(new URL(google.discoveryUrl).hostname === 'accounts.google.com'
          ? { prompt: 'select_account' as const }
          : {}),
        mapProfileToUser: async (profile: Record<string, unknown>) => {
          if (profile.email_verified !== true || typeof profile.email !== 'string')
            throw new APIError('FORBIDDEN', { code: 'email_not_verified' });
          const email = accountEmail(profile.email);
          const { internalAdapter: accounts } = await plain.auth.$context;
          const known = await accounts.findUserByEmail(email);
          if (known && !known.user.emailVerified)
            await claimAccount(plain, { uid: known.user.id, email, passwordHash: null, displayName: null });
          const name = typeof profile.name === 'string' && profile.name !== '' ? profile.name : email;
          return { email, emailVerified: true, name: name.slice(0, 80) };
        },
      },
    ],
  });
  const { log } = options.logger;
  return betterAuth({
    ...options,
    plugins: [...options.plugins, provider],
    // The library logs every mismatched response as an error, although anyone can send one.
    logger: { ...options.logger, log: (_level, message, ...details) => log('warn', message, ...details) },
  });
}

type GoogleAuth = ReturnType<typeof createGoogleAuth>;

/** Creates the sign-in with Google, or with the OpenID provider set in its place. */
export function createGoogleEntry(context: EntryContext): GoogleEntry {
  const { deps, auth: plainAuth } = context;
  const { google } = deps;
  const origin = new URL(deps.publicUrl).origin;
  let made: GoogleAuth | null = null;

  /**
   * Returns better-auth with the provider. The library fetches the provider's endpoints once, at creation,
   * and omits the provider if that fails. So it is created at the first sign-in, and again until the provider
   * loads.
   */
  async function authWithGoogle(): Promise<GoogleAuth> {
    if (!google) throw new AppError('not_configured', told('googleNotSetUp'));
    const auth = made ?? createGoogleAuth(deps, google, context);
    const { socialProviders } = await auth.$context;
    if (!socialProviders.some(({ id }) => id === 'google'))
      throw new AppError('unavailable', told('googleUnreachable'));
    made = auth;
    return auth;
  }

  function completePage(mode: 'popup' | 'page', returnTo: string | null, purpose = 'sign_in'): URL {
    const page = new URL('/auth/complete', origin);
    page.searchParams.set('mode', mode);
    if (purpose === 'confirm') page.searchParams.set('purpose', purpose);
    if (returnTo) page.searchParams.set('return_to', returnTo);
    return page;
  }

  /** Returns the page on which the sign-in with this state ends, and the account it confirms. */
  async function beginningOf(state: string | null): Promise<{ page: URL; confirms: string | null }> {
    const { internalAdapter } = await plainAuth.$context;
    const kept = state ? await internalAdapter.findVerificationValue(state) : null;
    const parsed = keptState.safeParse(kept?.value);
    if (!parsed.success) return { page: completePage('page', null), confirms: null };
    return { page: new URL(parsed.data.errorURL), confirms: parsed.data.link?.userId ?? null };
  }

  async function sessionIn({ cookieHeader }: Visitor) {
    const found = await plainAuth.api.getSession({
      headers: headersOf(undefined, cookieHeader),
      query: { disableRefresh: true, disableCookieCache: true },
    });
    return found?.session ?? null;
  }

  /** Replaces a new session by a challenge if the account has a second factor; else returns null. */
  async function challenged(setCookie: readonly string[], visitor: Visitor) {
    const cookieHeader = setCookie.map((line) => line.split(';')[0]).join('; ');
    const found = await plainAuth.api.getSession({
      headers: headersOf(undefined, cookieHeader),
      query: { disableRefresh: true, disableCookieCache: true },
    });
    if (found?.user.twoFactorEnabled !== true) return null;
    const { internalAdapter } = await plainAuth.$context;
    await internalAdapter.deleteSession(found.session.token);
    return startSession(context, found.user.id, visitor);
  }

  return {
    async start({ mode, returnTo, purpose }, visitor) {
      const auth = await authWithGoogle();
      const page = completePage(mode, ownPath(returnTo), purpose).href;
      if (purpose === 'confirm' && !(await sessionIn(visitor)))
        throw new AppError('unauthenticated', told('accountGone'));
      const call = {
        body: {
          provider: 'google' as const,
          callbackURL: page,
          errorCallbackURL: page,
          disableRedirect: true,
        },
        headers: headersOf(visitor, visitor.cookieHeader),
        returnHeaders: true as const,
      };
      // Linking creates no session, and rejects accounts other than the current session's.
      const { response, headers } = await (purpose === 'confirm'
        ? auth.api.linkSocialAccount(call)
        : auth.api.signInSocial(call));
      if (!response.url) throw new Error('The sign-in with Google did not begin with an address');
      return { url: response.url, setCookie: headers.getSetCookie() };
    },

    async complete(search, visitor) {
      const { page, confirms } = await beginningOf(new URLSearchParams(search).get('state'));
      const failed = (code: string, setCookie: readonly string[] = []) => {
        page.searchParams.set('error', googleErrorOf(code, visitor.cookieHeader !== undefined));
        return { location: page.href, setCookie };
      };
      const auth = await authWithGoogle().catch((error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      });
      if (auth instanceof AppError) return failed(auth.code);
      const request = new Request(new URL(`/identity/callback/google${search}`, origin), {
        headers: headersOf(visitor, visitor.cookieHeader),
      });
      const answer = await auth.handler(request);
      const location = answer.headers.get('location');
      const target = location ? new URL(location, origin) : null;
      const setCookie = answer.headers.getSetCookie();
      const isDone = target?.pathname === page.pathname && !target.searchParams.has('error');
      if (!isDone) {
        const body: unknown = target ? null : await answer.json().catch(() => null);
        const code = target?.searchParams.get('error') ?? codeIn(body) ?? 'failed';
        return failed(code, setCookie);
      }
      if (confirms !== null) {
        const session = await sessionIn(visitor);
        if (session?.userId !== confirms)
          return failed('account_already_linked_to_different_user', setCookie);
        await confirmSession(context, session);
        return { location: page.href, setCookie };
      }
      const challenge = await challenged(setCookie, visitor);
      if (!challenge) return { location: page.href, setCookie };
      page.searchParams.set('error', 'second_factor_required');
      const others = setCookie.filter((line) => !/^(__Host-)?octavo\.session_/.test(line));
      return { location: page.href, setCookie: [...others, ...challenge.setCookie] };
    },
  };
}

function codeIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}
