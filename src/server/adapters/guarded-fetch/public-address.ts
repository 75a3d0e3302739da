import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Public-looking address of Azure's host service, reachable only from its guests. */
const cloudOnly = new Set(['168.63.129.16']);

/** Global unicast IPv6; everything outside it is special-purpose. */
const [globalNetwork, globalBits] = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an address is public. False for loopback, private, link-local, carrier-grade and
 * documentation ranges, for IPv4 addresses embedded in IPv6, and for invalid addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || cloudOnly.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalNetwork, globalBits);
}
