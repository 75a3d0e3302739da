const logicalNames: Readonly<Record<string, string>> = {
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  left: 'inset-inline-start',
  right: 'inset-inline-end',
};

const logicalAlignments: Readonly<Record<string, string>> = { left: 'start', right: 'end' };

const declaration = /(^|[{;\s])([a-z-]+)(\s*:)([^;{}]+)/g;
const shorthands: ReadonlySet<string> = new Set(['margin', 'padding', 'inset']);

/** Splits the values of a shorthand at spaces outside of brackets. */
function valuesOf(list: string): readonly string[] {
  const values: string[] = [];
  let depth = 0;
  let value = '';
  for (const character of `${list.trim()} `) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth > 0 || !/\s/.test(character)) value += character;
    else if (value !== '') {
      values.push(value);
      value = '';
    }
  }
  return values;
}

/**
 * Converts sides to logical ones, so left in English becomes right in Arabic. Has no effect in left-to-right
 * text. Splits only those shorthands whose two sides differ.
 */
export function logicalCss(css: string): string {
  return css.replace(declaration, (whole, before: string, property: string, colon: string, value: string) => {
    const logical = logicalNames[property];
    if (logical !== undefined) return `${before}${logical}${colon}${value}`;
    if (property === 'text-align') {
      const side = logicalAlignments[value.trim()];
      return side === undefined ? whole : `${before}${property}${colon}${side}`;
    }
    if (!shorthands.has(property)) return whole;
    const [top, right, bottom, left, ...more] = valuesOf(value);
    if (left === undefined || more.length > 0 || left === right) return whole;
    return `${before}${property}-block:${top} ${bottom};${property}-inline:${left} ${right}`;
  });
}
