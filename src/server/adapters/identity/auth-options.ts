import type { BetterAuthOptions } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { cookiePrefixOf, isHttps } from './cookie-prefix.ts';
import { passwordPolicyOf } from './entry/password-policy.ts';
import { sessionStart } from './entry/session-start.ts';
import type { IdentityDeps } from './identity.ts';
import { identityKeyOf } from './identity-key.ts';
import { ownerSession } from './owner-session.ts';

export const tokenIssuer = 'octavo';
export const tokenAudience = 'octavo-api';
/** Short, so the list of revoked sessions that each process keeps in memory stays small. */
export const tokenLifeSeconds = 300;

/** Set only by the server: a client's header of this name is removed first. */
export const clientAddressHeader = 'x-octavo-client-address';

const daySeconds = 24 * 60 * 60;

/** Returns the origins of Octavo's own pages. On loopback, `localhost` and `127.0.0.1` count as the same. */
export function trustedOriginsOf(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [url.origin];
  const port = url.port ? `:${url.port}` : '';
  return [`${url.protocol}//localhost${port}`, `${url.protocol}//127.0.0.1${port}`];
}

/** Configures better-auth. Its tables have a prefix to separate them from Octavo's. */
export function authOptions(deps: IdentityDeps) {
  return {
    appName: 'Octavo',
    baseURL: new URL(deps.publicUrl).origin,
    basePath: '/identity',
    trustedOrigins: trustedOriginsOf(deps.publicUrl),
    secret: identityKeyOf(deps.instanceSecret),
    database: deps.pool,
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Details can hold email addresses and links, so only an error's message is logged.
      log: (level, message, ...details) =>
        deps.log(
          level,
          message,
          details.find((detail) => detail instanceof Error),
        ),
    },
    onAPIError: {
      errorURL: new URL('/auth/complete?mode=page', deps.publicUrl).href,
      // Ignores refusals: by default the library prints each one to the console.
      onError: (error) => {
        if (isAPIError(error) && error.statusCode < 500) return;
        deps.log('error', 'The identity service failed', error);
      },
    },
    user: { modelName: 'identity_users' },
    session: {
      modelName: 'identity_sessions',
      expiresIn: 30 * daySeconds,
      // Precision of 'last used' in the list of devices, in seconds.
      updateAge: 600,
    },
    account: { modelName: 'identity_accounts' },
    verification: { modelName: 'identity_verifications', storeIdentifier: 'hashed' },
    // The library's own account routes aren't exposed; Octavo replaces them. See entry/.
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordPolicyOf(deps).minLength,
      maxPasswordLength: passwordPolicyOf(deps).maxLength,
      requireEmailVerification: true,
      ...(deps.passwordHashing && { password: deps.passwordHashing }),
    },
    rateLimit: {
      enabled: true,
      // Stored in the database so that all web processes share the counters.
      storage: 'database',
      modelName: 'identity_rate_limits',
    },
    advanced: {
      // The library's own https prefix (`__Secure-`) is weaker.
      useSecureCookies: false,
      cookiePrefix: `${cookiePrefixOf(deps.publicUrl)}octavo`,
      defaultCookieAttributes: { secure: isHttps(deps.publicUrl) },
      // Set explicitly, because the library disables its origin checks when NODE_ENV is 'test'.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader], ipv6Subnet: 64 },
    },
    databaseHooks: {
      user: {
        create: {
          // We store avatars ourselves; hotlinking would leak every viewer's request to the provider.
          before: async (user) => ({ data: { ...user, image: null } }),
        },
      },
      session: {
        create: {
          after: async (session, context) => {
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            if (!user) return;
            await deps
              .onSignIn({ uid: user.id, email: user.email, displayName: user.name })
              // The session is valid anyway; the profile is also created when first read.
              .catch((error) => deps.log('error', 'A sign-in was not noted in the profile', error));
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: 'Octavo',
        twoFactorTable: 'identity_two_factors',
        // These accounts re-authenticate another way: see account-confirmation.ts.
        allowPasswordless: true,
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: {
          issuer: tokenIssuer,
          audience: tokenAudience,
          expirationTime: `${tokenLifeSeconds}s`,
          definePayload: ({ user, session }) => ({
            sid: session.id,
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
        schema: { jwks: { modelName: 'identity_signing_keys' } },
      }),
      ownerSession(),
      sessionStart(),
    ],
  } satisfies BetterAuthOptions;
}
