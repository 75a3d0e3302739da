import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { isPublicAddress } from '../guarded-fetch/public-address.ts';

/** Address of a model server and what the person who connected it was allowed to use. */
export interface ModelServer {
  readonly address: string;
  /** Only the owner or OCTAVO_ALLOW_HOSTS can set this. */
  readonly mayBePrivate: boolean;
  /** PEM of a certificate to trust in addition to the system's authorities. */
  readonly certificate: string | null;
}

/**
 * This computer, home and office networks, and mesh VPNs. Never link-local: cloud metadata services expose
 * secrets there.
 */
const privateRanges = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

/** Returns whether an address is on this computer or in a private network. */
function isPrivateAddress(address: string): boolean {
  return isIP(address) !== 0 && privateRanges.has(ipaddr.process(address).range());
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/** @throws AppError `invalid_input` */
export function readModelAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new AppError('invalid_input', told('addressNeedsScheme'));
  if (url.username || url.password || url.search || url.hash)
    throw new AppError('invalid_input', told('addressHasSecrets'));
  return url;
}

/**
 * Resolves an address to its allowed machines: public ones, and private ones if `mayBePrivate`.
 * @throws AppError `invalid_input`, `unprocessable` for a name that doesn't resolve
 */
export async function resolveModelServer({
  address,
  mayBePrivate,
}: Pick<ModelServer, 'address' | 'mayBePrivate'>): Promise<{
  readonly url: URL;
  readonly found: readonly LookupAddress[];
  readonly isPrivate: boolean;
}> {
  const url = readModelAddress(address);
  const host = bare(url.hostname);
  const family = isIP(host);
  const found =
    family === 0
      ? await systemLookup(host, { all: true, order: 'ipv4first' }).catch((): LookupAddress[] => [])
      : [{ address: host, family }];
  if (found.length === 0) throw new AppError('unprocessable', told('serverNotFound', { host }));
  const isPrivate = found.some((each) => isPrivateAddress(each.address));
  for (const each of found) {
    if (isPublicAddress(each.address)) continue;
    if (!isPrivateAddress(each.address))
      throw new AppError('invalid_input', told('addressReserved', { host }));
    if (!mayBePrivate) throw new AppError('invalid_input', told('addressPrivate', { host }));
  }
  return { url, found, isPrivate };
}
