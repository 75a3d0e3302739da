import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const client = { id: 'octavo', secret: 'a-secret-of-the-provider' } as const;

/** A real OpenID provider with its own pages, replacing Google. Accepts any user name. */
export class OidcServer {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<OidcServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new OidcServer(server);
  }

  get #issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Settings of an Octavo that uses this provider. */
  get settings(): Record<string, string> {
    return {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_DISCOVERY_URL: `${this.#issuer}/.well-known/openid-configuration`,
    };
  }

  /**
   * Serves sign-ins for the Octavo at this URL. Accounts whose name starts with 'unproven' are not verified.
   */
  serve(octavoUrl: string): void {
    const redirectUri = `${octavoUrl}/identity/callback/google`;
    const provider = new Provider(this.#issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      cookies: { keys: ['of these tests alone'] },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unproven'), name: 'Greta' }),
      }),
    });
    this.#server.on('request', provider.callback());
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
