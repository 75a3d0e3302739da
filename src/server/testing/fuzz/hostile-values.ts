import fc from 'fast-check';

/* Unexpected values as sent by people, tools and attackers. No host named here exists. */

const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\udfffb',
  '\u202e\u2066abc',
  '𓀀'.repeat(50),
  'e\u0301'.repeat(300),
  'A'.repeat(70_000),
  '../../../etc/passwd',
  '..%2f..%2f',
  '/files/assets/',
  "' or 1=1 --",
  '"; drop table documents; --',
  '$1',
  '%s%n',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  `<b>${'<i>'.repeat(2_000)}`,
  '<!---->'.repeat(500),
  '&lt;'.repeat(500),
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'data:image/png;base64,AAAA',
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'https://host.invalid/a?b#c',
  'file:///etc/passwd',
  'a@b.invalid',
  `${'a'.repeat(300)}@b.invalid`,
  'a@b.invalid\r\nBcc: c@d.invalid',
  '2026-02-30',
  '+999999-01-01T00:00:00Z',
  'NaN',
  '1e400',
  '-0',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '#12345',
  'de-DE-x-'.repeat(20),
  '# A\n\n:::figures\n'.repeat(50),
  '['.repeat(3_000),
  '| a '.repeat(3_000),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { a: value };
  return value;
};

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    2 ** 31,
    2 ** 53,
    1e308,
    0.1 + 0.2,
    [],
    {},
    [[]],
    [null],
    { length: 1e9 },
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    deep(40),
    deep(700),
  ),
  fc.array(fc.integer(), { maxLength: 200 }),
  fc.jsonValue({ maxDepth: 4 }),
);

const magic: readonly string[] = [
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'GIF89a',
  'RIFF\x10\x00\x00\x00WEBP',
  'PK\x03\x04',
  '%PDF-1.7\n',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<!doctype html>',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'wOF2\x00\x01\x00\x00',
  '\x00\x01\x00\x00\x00\x10',
  'a,b,c\n1,2,3\n',
  '# A page\n\n',
  '\xef\xbb\xbf',
  '\xfe\xff\x00a',
];

/** Bytes of a file whose header promises more than the rest contains. */
export const hostileFile: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(...magic),
    fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      hostileText.map((text) => Buffer.from(text)),
    ),
  )
  .map(([begin, rest]) => Buffer.concat([Buffer.from(begin, 'latin1'), rest]));
