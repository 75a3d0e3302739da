import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import type { FetchRules } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

/** Common web ports. Services on other ports may misread an HTTP request as their own protocol. */
const webPorts = new Set([80, 443, 8080, 8443]);
const longestUrl = 2_048;

export interface CheckedAddress {
  readonly url: URL;
  /** Validated addresses to connect to, in order. */
  readonly addresses: readonly string[];
}

async function systemAddresses(hostname: string): Promise<string[]> {
  const found = await systemLookup(hostname, { all: true, order: 'ipv4first' });
  return found.map(({ address }) => address);
}

function readUrl(text: string): URL {
  const url = text.length <= longestUrl && URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new AppError('invalid_input', told('addressNotWeb'));
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AppError('invalid_input', told('addressSchemeBlocked'));
  if (url.username !== '' || url.password !== '')
    throw new AppError('invalid_input', told('addressHasPassword'));
  url.hash = '';
  return url;
}

const bare = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

function refuse(host: string): AppError {
  return new AppError('invalid_input', told('hostNotPublic', { host }));
}

/**
 * Checks whether a URL may be fetched and returns the addresses to connect to. Requests may only use these
 * addresses, so DNS can't rebind the name after the check.
 * @throws AppError `invalid_input`, `unprocessable` for a name that doesn't resolve
 */
export async function checkAddress(text: string, rules: FetchRules): Promise<CheckedAddress> {
  const url = readUrl(text);
  const host = bare(url.hostname);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const isAllowed = rules.allowedHosts.some((allowed) => allowed.host === host && allowed.port === port);
  if (!isAllowed && !webPorts.has(port))
    throw new AppError('invalid_input', told('addressPortBlocked', { port }));
  if (isIP(host) !== 0) {
    if (!isAllowed && !isPublicAddress(host)) throw refuse(host);
    return { url, addresses: [host] };
  }
  const addresses = await (rules.lookup ?? systemAddresses)(host).catch((): readonly string[] => []);
  if (addresses.length === 0) throw new AppError('unprocessable', told('hostUnknown', { host }));
  // One private address among public ones counts as an attack, so the whole name is refused.
  if (!isAllowed && !addresses.every(isPublicAddress)) throw refuse(host);
  return { url, addresses };
}
