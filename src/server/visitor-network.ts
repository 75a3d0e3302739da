import { isIPv6 } from 'node:net';

/** Returns the first four groups of an IPv6 address (/64): one customer's network. */
function prefixOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array(Math.max(0, 8 - headGroups.length - tailGroups.length)).fill('0')
    : [];
  return [...headGroups, ...zeros, ...tailGroups].slice(0, 4).join(':');
}

/** Returns the key that limits count a visitor by: the address, for IPv6 its /64. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? prefixOf(address) : address;
}
