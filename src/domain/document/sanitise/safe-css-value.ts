const allowedFunctions: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla oklch oklab lch lab color-mix var calc min max clamp repeat minmax fit-content linear-gradient radial-gradient conic-gradient repeating-linear-gradient translate translatex translatey rotate scale scalex scaley skew skewx skewy matrix polygon circle ellipse inset'.split(
    ' ',
  ),
);
const tokenFunctions: ReadonlySet<string> = new Set('rgb rgba hsl hsla oklch oklab lch lab'.split(' '));

/** No backslash, colon, semicolon, brace, at-sign, angle bracket or exclamation mark can stand in a value. */
const safeCharacters = /^[A-Za-z0-9 #%.,()+\-*/'"]+$/;
const hexColour = /#[0-9a-f]{3,8}\b/gi;
/** A number that would make a page a kilometre wide, or a power of ten that says so shortly. */
const outsizedNumber = /(?<![\d.])\d{6,}|\d[eE][+-]?\d/;

/** What stands between the quotes of a font name is only a word; its brackets need not balance. */
const quoted = /'[A-Za-z0-9 .-]*'|"[A-Za-z0-9 .-]*"/g;

function isBalanced(value: string): boolean {
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0 || depth > 6) return false;
  }
  return depth === 0;
}

function isSafe(value: string, functions: ReadonlySet<string>): boolean {
  if (value.length > 400 || !safeCharacters.test(value)) return false;
  if (value.includes('/*') || value.includes('*/')) return false;
  const bare = value.replace(quoted, ' ');
  if (/['"]/.test(bare) || !isBalanced(bare)) return false;
  const numbers = bare.replace(hexColour, ' ');
  if (numbers.includes('#') || outsizedNumber.test(numbers)) return false;
  return [...bare.matchAll(/(?<![A-Za-z0-9-])([A-Za-z0-9-]*) ?\(/g)].every(
    ([, name]) => name === '' || functions.has((name ?? '').toLowerCase()),
  );
}

function collapse(value: string): string {
  return value.replace(/[\s\u00a0]+/g, ' ').trim();
}

/** A value of an ordinary property that loads nothing and ends nothing; null when it is not safe. */
export function safeCssValue(value: string): string | null {
  const collapsed = collapse(value);
  return isSafe(collapsed, allowedFunctions) ? collapsed : null;
}

/**
 * A value of a design token (a custom property): a number, a length, a colour or a list of font names. Null when
 * it is anything else; other tokens cannot be referred to, so no chain of them can grow.
 */
export function safeTokenValue(value: string): string | null {
  const collapsed = collapse(value);
  return collapsed.length <= 200 && isSafe(collapsed, tokenFunctions) && !collapsed.includes('*')
    ? collapsed
    : null;
}

/** A token's name without its dashes: `accent`, `fit-type`. */
export function isTokenName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,40}$/.test(name);
}
