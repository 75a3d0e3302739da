const attribute = /^([\p{L}_][\p{L}\d_-]{0,39})(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{}=]+)))?(?:\s+|$)/u;

export type Attributes = Readonly<Record<string, string>>;

/**
 * Reads `icon=leaf label="10:00" done`; undefined if there is anything else. A name without a value has the
 * value ''.
 */
function readAttributes(source: string): Attributes | undefined {
  const found: [string, string][] = [];
  let rest = source.trim();
  while (rest !== '') {
    const match = attribute.exec(rest);
    if (!match) return undefined;
    const [whole, name = '', double, single, bare] = match;
    found.push([name, withoutEntities(double ?? single ?? bare ?? '')]);
    rest = rest.slice(whole.length);
  }
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const withoutEntities = (value: string): string => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const withEntities = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Formats attributes with braces; empty if there are none. */
export function writeAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (value === '') return [`${name}=""`];
    return [/^[\p{L}\d][\p{L}\d.-]*$/u.test(value) ? `${name}=${value}` : `${name}="${withEntities(value)}"`];
  });
  return written.length > 0 ? `{${written.join(' ')}}` : '';
}

/**
 * Returns the start of the braces at the end of a line. Values may contain braces: `{label="{{time: 5
 * p.m.}}"}`.
 */
function openingBrace(line: string): number {
  let depth = 0;
  for (let at = line.length - 1; at >= 0; at--) {
    const character = line.charAt(at);
    if (character === '}') depth++;
    else if (character === '{') depth--;
    if (depth === 0) return at;
  }
  return -1;
}

/**
 * Splits attributes off the end of a line, if all their names are expected. Without `expected`, any name is,
 * but one of them must have a value: `{optional}` is text.
 */
export function splitAttributes(
  text: string,
  expected?: readonly string[],
): { text: string; attributes: Attributes } {
  const end = text.trimEnd();
  const start = end.endsWith('}') ? openingBrace(end) : -1;
  const attributes = start < 0 ? undefined : readAttributes(end.slice(start + 1, -1));
  const names = Object.keys(attributes ?? {});
  const isExpected = expected
    ? names.every((name) => expected.includes(name))
    : end.slice(start).includes('=');
  if (!attributes || !isExpected) return { text, attributes: {} };
  return { text: end.slice(0, start).trimEnd(), attributes };
}
