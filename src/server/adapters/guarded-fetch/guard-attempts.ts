interface Attempt {
  readonly what: string;
  readonly url: string;
}

interface Battlefield {
  /** IPv4 address of a canary. */
  readonly inside: string;
  readonly port: number;
  /** The legitimate site. It redirects wherever its path says. */
  readonly site: string;
  readonly siteAddress: string;
  /** True in a separate network namespace, with private addresses and a public one. */
  readonly isAlone: boolean;
}

const bytesOf = (address: string): readonly number[] => address.split('.').map(Number);
const numberOf = (address: string): number => bytesOf(address).reduce((sum, byte) => sum * 256 + byte, 0);
/** Formats an IPv4 address as the last 32 bits of an IPv6 one: '7f00:1'. */
const hexPair = (address: string): string => {
  const whole = numberOf(address);
  return `${Math.floor(whole / 65_536).toString(16)}:${(whole % 65_536).toString(16)}`;
};
const fullWidth = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

const leading = '/to?';

/** Returns the redirect target of a path on the site; null for its own page. */
export const redirectTo = (path: string): string | null =>
  path.startsWith(leading) ? decodeURIComponent(path.slice(leading.length)) : null;

/**
 * Returns every known way to reach an internal address that the guard must block, and the DNS names they use.
 */
export function insideAttempts(field: Battlefield): {
  readonly attempts: readonly Attempt[];
  /** Answers of each name, one per lookup; the last one repeats. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
} {
  const { inside, port, site, siteAddress, isAlone } = field;
  const [first = 0, ...rest] = bytesOf(inside);
  const tail = rest.reduce((sum, byte) => sum * 256 + byte, 0);
  const at = (host: string, before = '') => `http://${before}${host}:${port}/`;
  const by = (target: string) => `${site}${leading}${encodeURIComponent(target)}`;
  const literal: readonly (readonly [what: string, host: string])[] = [
    ['the address itself', inside],
    ['as one number', String(numberOf(inside))],
    ['as one number in hexadecimal', `0x${numberOf(inside).toString(16)}`],
    [
      'with octal parts',
      bytesOf(inside)
        .map((byte) => `0${byte.toString(8)}`)
        .join('.'),
    ],
    [
      'with hexadecimal parts',
      bytesOf(inside)
        .map((byte) => `0x${byte.toString(16)}`)
        .join('.'),
    ],
    ['in two parts', `${first}.${tail}`],
    ['with a dot behind it', `${inside}.`],
    ['in full-width digits', fullWidth(inside)],
    ['with its dots percent-encoded', inside.replaceAll('.', '%2e')],
    ['mapped into IPv6', `[::ffff:${inside}]`],
    ['mapped into IPv6, in hexadecimal', `[::ffff:${hexPair(inside)}]`],
    ['in the old IPv6 way', `[::${hexPair(inside)}]`],
    ['through a translator (NAT64)', `[64:ff9b::${hexPair(inside)}]`],
    ['through a tunnel (6to4)', `[2002:${hexPair(inside)}::]`],
    ['IPv6 loopback', '[::1]'],
    ['IPv6 loopback, written out', '[0:0:0:0:0:0:0:1]'],
    ['no address at all', '0.0.0.0'],
    ['no IPv6 address at all', '[::]'],
    ['a link-local address', '[fe80::66]'],
    ['a unique local address', '[fd00:66::1]'],
    ['the metadata of clouds', '169.254.169.254'],
    ['a cloud’s own service', '168.63.129.16'],
    ['a carrier’s network', '100.64.66.1'],
    ['a company’s network', '172.16.66.1'],
    ['a home network', '192.168.66.1'],
    ['the name of this machine', 'localhost'],
    ['a name that leads inside', 'inside.test'],
    ['a name with one inside address among open ones', 'mixed.test'],
  ];
  const attempts: Attempt[] = [
    ...literal.map(([what, host]) => ({ what, url: at(host) })),
    { what: 'behind a user name', url: at(inside, 'site.test@') },
    { what: 'behind a backslash', url: `http://${inside}:${port}\\@site.test/` },
    { what: 'by a redirect', url: by(at(inside)) },
    { what: 'by a redirect to a name', url: by(at('inside.test')) },
    { what: 'by a redirect without a scheme', url: by(`//${inside}:${port}/`) },
    { what: 'by two redirects', url: by(by(at(inside))) },
    { what: 'by a redirect to a file', url: by('file:///etc/passwd') },
  ];
  const names: Record<string, readonly (readonly string[])[]> = {
    'site.test': [[siteAddress]],
    localhost: [['127.0.0.1']],
    'inside.test': [[inside]],
    'mixed.test': [['93.184.216.34', inside]],
  };
  if (isAlone) {
    // DNS rebinding: public at the first lookup, internal at the second. The site redirects to it.
    names['rebound.test'] = [[siteAddress], [inside]];
    attempts.push({
      what: 'a name that leads elsewhere a moment later',
      url: `http://rebound.test${leading}${encodeURIComponent('http://rebound.test/')}`,
    });
  }
  return { attempts, names };
}
