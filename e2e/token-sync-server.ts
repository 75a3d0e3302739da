import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the operator on another origin, which records requests. */
export class TokenSyncServer {
  readonly #server: Server;
  /** Such as 'POST Bearer …', without preflights. */
  readonly requests: string[] = [];
  /** Status of further responses. */
  status = 204;

  private constructor() {
    this.#server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '');
      response.setHeader('access-control-allow-credentials', 'true');
      response.setHeader('access-control-allow-methods', 'POST, DELETE');
      response.setHeader('access-control-allow-headers', 'authorization');
      if (request.method !== 'OPTIONS')
        this.requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(request.method === 'OPTIONS' ? 204 : this.status).end();
    });
  }

  static async start(): Promise<TokenSyncServer> {
    const sync = new TokenSyncServer();
    sync.#server.listen(0, '127.0.0.1');
    await once(sync.#server, 'listening');
    return sync;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/session`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
