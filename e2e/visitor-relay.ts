import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Only Linux uses all of 127.0.0.0/8; elsewhere all visitors share one address. */
const hasManyAddresses = process.platform === 'linux';

/**
 * TCP relay between tests and a local server. Each visitor gets its own source address, so that rate limits
 * apply per test.
 */
export class VisitorRelay {
  readonly #server: Server;
  #visitor = 0;

  private constructor(port: number) {
    this.#server = createServer((client) => {
      const server = connect({
        port,
        host: '127.0.0.1',
        ...(hasManyAddresses ? { localAddress: this.#address } : {}),
      });
      client.pipe(server).pipe(client);
      // Closes both ends together.
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
  }

  static async to(port: number): Promise<VisitorRelay> {
    const relay = new VisitorRelay(port);
    relay.#server.listen(0, '127.0.0.1');
    await once(relay.#server, 'listening');
    return relay;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Later connections count as another visitor. */
  next(): void {
    this.#visitor += 1;
  }

  close(): void {
    this.#server.close();
  }

  get #address(): string {
    return `127.1.${this.#visitor >> 8}.${this.#visitor & 255 || 255}`;
  }
}
