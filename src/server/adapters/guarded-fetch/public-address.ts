import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Answers guests of one cloud from inside it, at an address that looks public. */
const cloudOnly = new Set(['168.63.129.16']);

/** The part of IPv6 that is given out; everything else leads somewhere special. */
const [globalNetwork, globalBits] = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is one of the open internet. False for loopback, private, link-local, carrier and documentation
 * ranges, for every way to write an IPv4 address inside an IPv6 one, and for what is no address at all.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || cloudOnly.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalNetwork, globalBits);
}
