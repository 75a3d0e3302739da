import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

/**
 * Returns a function that checks whether an address is a trusted proxy. @param entries addresses and
 * networks, as in the settings
 */
export function createProxyTrust(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Returns the client of a `Forwarded` element, without quotes, brackets and port; null if there is none. */
function clientOf(element: string): string | null {
  for (const pair of element.split(';')) {
    const [name, value = ''] = pair.split('=', 2);
    if (name?.trim().toLowerCase() !== 'for') continue;
    const node = value.trim().replace(/^"|"$/g, '');
    if (node.startsWith('[')) return node.slice(1, node.indexOf(']'));
    return node.split(':', 1)[0] ?? null;
  }
  return null;
}

/** Returns the clients in a `Forwarded` header (RFC 7239), the nearest last; unknown ones as 'unknown'. */
export function readForwarded(header: string): string[] {
  return header.split(',').map((element) => clientOf(element) ?? 'unknown');
}

/** Headers in which a proxy names its client. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * Converts the `Forwarded` header of a trusted proxy to the one that Fastify reads. A proxy sets one of the
 * two headers and may pass the visitor's other one through, so if they disagree about the nearest client,
 * both are ignored.
 */
function readProxyHeaders(request: FastifyRequest): void {
  const { headers } = request.raw;
  if (typeof headers.forwarded !== 'string') return;
  const clients = readForwarded(headers.forwarded);
  const given = headers['x-forwarded-for'];
  if (given === undefined) {
    headers['x-forwarded-for'] = clients.join(', ');
    return;
  }
  const nearest = String(given).split(',').at(-1)?.trim();
  if (nearest !== clients.at(-1)) delete headers['x-forwarded-for'];
}

/** Registers the proxy handling. Call before anything that uses the client's address. */
export function registerProxies(
  app: FastifyInstance,
  {
    isTrusted,
    log,
  }: { readonly isTrusted: (address: string) => boolean; readonly log: Pick<Logger, 'warn'> },
): void {
  let isWarned = false;
  app.addHook('onRequest', async (request) => {
    if (isTrusted(request.raw.socket.remoteAddress ?? '')) {
      readProxyHeaders(request);
      return;
    }
    if (isWarned || proxyHeaders.every((name) => request.raw.headers[name] === undefined)) return;
    isWarned = true;
    log.warn(
      { peer: request.raw.socket.remoteAddress },
      'a proxy forwards requests, but OCTAVO_TRUSTED_PROXIES does not name it: all its visitors share one rate limit',
    );
  });
}
