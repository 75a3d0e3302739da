import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { forCallers } from '../told.ts';

/** Health checks, which monitors request under any host name. They reveal nothing. */
const askedByMachines: readonly string[] = ['/healthz', '/readyz'];

/** Returns the name in a Host header, without port and brackets; null if invalid. */
function nameOf(header: string): string | null {
  try {
    const url = new URL(`http://${header}`);
    return url.pathname === '/' && url.username === '' ? url.hostname.replace(/^\[|\]$/g, '') : null;
  } catch {
    return null;
  }
}

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '::1' ||
  (isIP(name) === 4 && name.startsWith('127.'));

/**
 * Returns a function that checks whether a Host header names this server: its public URL, a loopback name,
 * its listening address, or a name in OCTAVO_HOSTNAMES. If reachable from the network, also the machine's
 * name and any IP address, because DNS rebinding needs a name.
 */
export function createHostCheck({
  host,
  isLoopback,
  publicUrl,
  hostnames,
}: Pick<Config, 'host' | 'isLoopback' | 'publicUrl' | 'hostnames'>): (header: string) => boolean {
  const machine = hostname().toLowerCase();
  const known = new Set([
    new URL(publicUrl).hostname.replace(/^\[|\]$/g, ''),
    host.toLowerCase(),
    ...hostnames,
    ...(isLoopback ? [] : [machine, `${machine}.local`]),
  ]);
  return (header) => {
    const name = nameOf(header);
    if (name === null) return false;
    return known.has(name) || isLoopbackName(name) || (!isLoopback && isIP(name) !== 0);
  };
}

/** Rejects requests whose Host isn't this server. */
export function refuseUnknownHosts(app: FastifyInstance, config: Config): void {
  const isKnown = createHostCheck(config);
  app.addHook('onRequest', async (request) => {
    const { host } = request.headers;
    if (host === undefined || isKnown(host)) return;
    if (askedByMachines.includes(request.url)) return;
    throw new AppError(
      'unknown_host',
      forCallers(
        `This server doesn't answer to ${host.slice(0, 100)}. If it should, set OCTAVO_PUBLIC_URL to the address that people use, or add the name to OCTAVO_HOSTNAMES.`,
      ),
    );
  });
}
