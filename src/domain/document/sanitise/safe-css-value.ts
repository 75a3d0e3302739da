const allowedFunctions: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla oklch oklab lch lab color-mix var calc min max clamp repeat minmax fit-content linear-gradient radial-gradient conic-gradient repeating-linear-gradient translate translatex translatey rotate scale scalex scaley skew skewx skewy matrix polygon circle ellipse inset'.split(
    ' ',
  ),
);
const tokenFunctions: ReadonlySet<string> = new Set('rgb rgba hsl hsla oklch oklab lch lab'.split(' '));

/**
 * Allowed characters. Excludes backslash, colon, semicolon, brace, at-sign, angle bracket and exclamation
 * mark.
 */
const safeCharacters = /^[A-Za-z0-9 #%.,()+\-*/'"]+$/;
const hexColour = /#[0-9a-f]{3,8}\b/gi;
/** Numbers with six or more digits, or with an exponent, which would create huge pages. */
const outsizedNumber = /(?<![\d.])\d{6,}|\d[eE][+-]?\d/;

/** Quoted font names; brackets inside need not balance. */
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

/**
 * Validates the value of an ordinary property: it can't load anything or end the declaration. Null if unsafe.
 */
export function safeCssValue(value: string): string | null {
  const collapsed = collapse(value);
  return isSafe(collapsed, allowedFunctions) ? collapsed : null;
}

/**
 * Validates the value of a design token (a custom property): a number, a length, a color or a list of font
 * names; null for anything else. Tokens can't reference other tokens, so no chain of them can grow.
 */
export function safeTokenValue(value: string): string | null {
  const collapsed = collapse(value);
  return collapsed.length <= 200 && isSafe(collapsed, tokenFunctions) && !collapsed.includes('*')
    ? collapsed
    : null;
}

/** Returns whether a token name, without its dashes, is valid: `accent`, `fit-type`. */
export function isTokenName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,40}$/.test(name);
}
