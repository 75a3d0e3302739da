import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { createIdentity, migrateIdentity } from '../adapters/identity/better-auth.ts';
import type { Identity, IdentityDeps, Mail } from '../adapters/identity/identity.ts';
import { tieRowsToAccounts } from '../database/tie-to-accounts.ts';
import { recordLogin } from '../features/profile/record-login.ts';
import { createQueue, installQueue, type Queue } from '../jobs/queue.ts';
import { quickPasswords } from './quick-passwords.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A browser signed in to an account. */
export interface SignedInBrowser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  /** Sends a call with this browser's cookies and a new token, and keeps the response's cookies. */
  send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<Response>;
  /** Returns the status of a token request: 200 while the session is active, else 401. */
  tokenStatus(): Promise<number>;
  /** The current token, as a page opened earlier would still have it. */
  readonly heldToken: string;
}

export interface AccountsApp extends TestApp {
  readonly identity: Identity;
  /** Signs up, verifies the address by the emailed link, and signs in. */
  signUp(name: string, userAgent?: string): Promise<SignedInBrowser>;
  /** Signs in to an account in another browser. Returns the response if refused. */
  signIn(email: string, password: string, userAgent?: string): Promise<SignedInBrowser | Response>;
  /** Returns the secret in the latest link emailed to an address. */
  lastToken(email: string): Promise<string>;
}

const usualPublicUrl = 'http://localhost:3000';

/** Creates the whole app with real accounts, sessions, tokens and queue; captures identity emails. */
export async function createAccountsApp(
  env: Readonly<Record<string, string>> = {},
  change: (identity: Identity) => Identity = (identity) => identity,
): Promise<AccountsApp> {
  const publicUrl = env.OCTAVO_PUBLIC_URL ?? usualPublicUrl;
  const mails: Mail[] = [];
  const open: { identity?: Identity; queue?: Queue; unfollow?: () => Promise<void> } = {};
  const test = await createTestApp(env, {
    replace: async (deps) => {
      const identityDeps: IdentityDeps = {
        db: deps.db,
        pool: deps.pool,
        publicUrl,
        instanceSecret: deps.instanceSecret,
        isOwnerLinkEnabled: true,
        sendMail: async (mail) => void mails.push(mail),
        onSignIn: (user) => recordLogin(user, deps),
        log: () => undefined,
        passwordHashing: quickPasswords,
      };
      await installQueue(deps.pool, deps.log);
      await migrateIdentity(identityDeps);
      await tieRowsToAccounts(deps.pool);
      open.identity = createIdentity(identityDeps);
      open.unfollow = await open.identity.followRevocations(deps.listenHub);
      open.queue = await createQueue(deps.pool, deps.log);
      return { identity: change(open.identity), queue: open.queue };
    },
  });
  const { identity } = test.deps;
  let addresses = 0;

  /** Creates a visitor with its own IP address, so rate limits don't add up over a test file. */
  function browser(userAgent: string) {
    addresses += 1;
    const remoteAddress = `10.0.${addresses >> 8}.${addresses & 255}`;
    const cookies = new Map<string, string>();
    return async (options: InjectOptions): Promise<Response> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await test.app.inject({
        ...options,
        remoteAddress,
        headers: {
          origin: publicUrl,
          'sec-fetch-site': 'same-origin',
          'user-agent': userAgent,
          ...(cookie ? { cookie } : {}),
          ...options.headers,
        },
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, encodeURIComponent(value));
      }
      return answer;
    };
  }

  async function signedIn(
    visit: ReturnType<typeof browser>,
    email: string,
    password: string,
  ): Promise<SignedInBrowser> {
    const askToken = () => visit({ method: 'POST', url: '/identity/session/token' });
    let held = (await askToken()).json<{ token: string }>().token;
    const { uid } = await identity.verifyToken(held);
    return {
      uid,
      email,
      password,
      get heldToken() {
        return held;
      },
      async send(method, url, payload) {
        const asked = await askToken();
        if (asked.statusCode === 200) held = asked.json<{ token: string }>().token;
        return visit({
          method,
          url,
          headers: { authorization: `Bearer ${held}` },
          ...(payload ? { payload } : {}),
        });
      },
      tokenStatus: async () => (await askToken()).statusCode,
    };
  }

  async function lastToken(email: string): Promise<string> {
    await open.identity?.entry.whenIdle();
    const link = mails.findLast(({ to }) => to === email)?.link;
    return new URL(link ?? '', publicUrl).searchParams.get('token') ?? '';
  }

  return {
    ...test,
    identity,
    lastToken,
    async signUp(name, userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0') {
      const email = name.includes('@') ? name : `${name}@example.com`;
      const password = `${name} has a secret`;
      const visit = browser(userAgent);
      await visit({
        method: 'POST',
        url: '/identity/sign-up',
        payload: { email, password, display_name: name },
      });
      const token = await lastToken(email);
      const verified = await visit({ method: 'POST', url: '/identity/verify-email', payload: { token } });
      if (verified.statusCode !== 200) throw new Error(`${email} was not verified: ${verified.body}`);
      return signedIn(visit, email, password);
    },
    async signIn(email, password, userAgent = 'Mozilla/5.0 (iPhone) Safari/604.1') {
      const visit = browser(userAgent);
      const answer = await visit({ method: 'POST', url: '/identity/sign-in', payload: { email, password } });
      return answer.statusCode === 200 ? signedIn(visit, email, password) : answer;
    },
    async close() {
      await open.identity?.entry.whenIdle();
      await open.unfollow?.();
      await open.queue?.close();
      await test.close();
    },
  };
}
