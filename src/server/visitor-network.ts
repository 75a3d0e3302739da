import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: one customer's network, whatever address in it is used. */
function prefixOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array(Math.max(0, 8 - headGroups.length - tailGroups.length)).fill('0')
    : [];
  return [...headGroups, ...zeros, ...tailGroups].slice(0, 4).join(':');
}

/** What limits count a visitor by: the address, an IPv6 one by its /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? prefixOf(address) : address;
}
