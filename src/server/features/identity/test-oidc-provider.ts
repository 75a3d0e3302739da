import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const oidcClient = { id: 'octavo', secret: 'a-secret-of-the-provider' } as const;

/** An account at the provider. Its id is entered on the provider's sign-in page. */
export interface OidcAccount {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly picture?: string;
}

export interface OidcProvider {
  readonly discoveryUrl: string;
  readonly accounts: Map<string, OidcAccount>;
  /**
   * Acts as the user at the provider: signs in and consents, or declines.
   * @returns the URL that the provider redirects to
   */
  visit(authorizationUrl: string, answer: { readonly account: string } | 'decline'): Promise<URL>;
  close(): Promise<void>;
}

/** Starts a real OpenID provider on loopback that requires PKCE. */
export async function startOidcProvider(redirectUri: string): Promise<OidcProvider> {
  const accounts = new Map<string, OidcAccount>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: oidcClient.id, client_secret: oidcClient.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['of this test alone'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts.get(id) }),
    }),
  });
  const answers = new Map<string, { readonly account: string } | 'decline'>();
  const callback = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    const { params, prompt } = await provider.interactionDetails(request, response);
    const answer = answers.get(String(params.state));
    if (!answer || answer === 'decline')
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    if (prompt.name !== 'consent')
      return provider.interactionFinished(request, response, { login: { accountId: answer.account } });
    const grant = new provider.Grant({ accountId: answer.account, clientId: oidcClient.id });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  });

  return {
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    accounts,
    async visit(authorizationUrl, answer) {
      answers.set(new URL(authorizationUrl).searchParams.get('state') ?? '', answer);
      const cookies = new Map<string, string>();
      let address = new URL(authorizationUrl);
      for (let step = 0; step < 12; step++) {
        const response = await fetch(address, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location)
          throw new Error(`The provider stopped with ${response.status}: ${await response.text()}`);
        address = new URL(location, address);
        if (address.origin !== issuer) return address;
      }
      throw new Error('The provider sends the browser in a circle');
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
