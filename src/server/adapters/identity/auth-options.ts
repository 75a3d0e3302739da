import { hkdfSync } from 'node:crypto';
import type { BetterAuthOptions } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins/jwt';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { cookiePrefixOf, isHttps } from './cookie-prefix.ts';
import { passwordPolicyOf } from './entry/password-policy.ts';
import { sessionStart } from './entry/session-start.ts';
import type { IdentityDeps } from './identity.ts';
import { ownerSession } from './owner-session.ts';

export const tokenIssuer = 'octavo';
export const tokenAudience = 'octavo-api';
/** Short, so the list of revoked sessions that every process keeps in memory stays small. */
export const tokenLifeSeconds = 300;

/** Filled in by the server alone: whatever a client sends under this name is removed first. */
export const clientAddressHeader = 'x-octavo-client-address';

const daySeconds = 24 * 60 * 60;

/** The origins whose pages are Octavo's own. On loopback the two usual spellings are one place. */
export function trustedOriginsOf(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [url.origin];
  const port = url.port ? `:${url.port}` : '';
  return [`${url.protocol}//localhost${port}`, `${url.protocol}//127.0.0.1${port}`];
}

/** A key of its own, so that nothing signed for one purpose passes for another. */
function keyOf(instanceSecret: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', instanceSecret, '', 'octavo identity', 32)).toString('base64url');
}

/** How Octavo sets up better-auth. Its tables are prefixed, so that they stand apart from Octavo's own. */
export function authOptions(deps: IdentityDeps) {
  return {
    appName: 'Octavo',
    baseURL: new URL(deps.publicUrl).origin,
    basePath: '/identity',
    trustedOrigins: trustedOriginsOf(deps.publicUrl),
    secret: keyOf(deps.instanceSecret),
    database: deps.pool,
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Its details can hold addresses and links; an error's own text is all that the log needs.
      log: (level, message, ...details) =>
        deps.log(
          level,
          message,
          details.find((detail) => detail instanceof Error),
        ),
    },
    onAPIError: {
      errorURL: new URL('/auth/complete?mode=page', deps.publicUrl).href,
      // A refusal is an answer, not a fault: without this the library prints each one to the console.
      onError: (error) => {
        if (isAPIError(error) && error.statusCode < 500) return;
        deps.log('error', 'The identity service failed', error);
      },
    },
    user: { modelName: 'identity_users' },
    session: {
      modelName: 'identity_sessions',
      expiresIn: 30 * daySeconds,
      // So fine is 'last used' in the list of devices.
      updateAge: 600,
    },
    account: { modelName: 'identity_accounts' },
    verification: { modelName: 'identity_verifications', storeIdentifier: 'hashed' },
    // Its own calls for accounts are served to nobody: Octavo's stand in their place. See entry/.
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordPolicyOf(deps).minLength,
      maxPasswordLength: passwordPolicyOf(deps).maxLength,
      requireEmailVerification: true,
    },
    rateLimit: {
      enabled: true,
      // In the database, so that many web processes count together.
      storage: 'database',
      modelName: 'identity_rate_limits',
    },
    advanced: {
      // The library's own prefix for https is the weaker one.
      useSecureCookies: false,
      cookiePrefix: `${cookiePrefixOf(deps.publicUrl)}octavo`,
      defaultCookieAttributes: { secure: isHttps(deps.publicUrl) },
      // Stated, because the library turns its origin checks off by itself where NODE_ENV is 'test'.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader], ipv6Subnet: 64 },
    },
    databaseHooks: {
      user: {
        create: {
          // Pictures are kept here or not at all: one at a provider would be fetched by whoever looks at it.
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
              // The session stands; the profile is made on its first reading as well.
              .catch((error) => deps.log('error', 'A sign-in was not noted in the profile', error));
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: 'Octavo',
        twoFactorTable: 'identity_two_factors',
        // Octavo asks such accounts otherwise who they are: see account-confirmation.ts.
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
