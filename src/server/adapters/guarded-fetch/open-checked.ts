import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CheckedAddress } from './check-address.ts';

export const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Returns a lookup function that always resolves to the checked addresses. */
function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (hostname, options, callback) => {
    const [first] = found;
    if (!first) callback(Object.assign(new Error(`no address of ${hostname}`), { code: 'ENOTFOUND' }), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

/** Requests a checked address, without following redirects. The caller destroys the response. */
export function openChecked(
  { url, addresses }: CheckedAddress,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // No keep-alive: a pooled connection would bypass the address check on the next request.
    request(url, { agent: false, lookup: pinned(addresses), signal, headers }, resolve)
      .on('error', reject)
      .end();
  });
}
