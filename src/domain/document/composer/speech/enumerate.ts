/** 'a', 'a and b', 'a, b and c'. */
export function enumerate(parts: readonly string[], conjunction = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${conjunction} ${parts.at(-1)}`;
}

const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 'two slides', '1 line' → 'one line'; figures above twelve. */
export function count(quantity: number, singular: string, plural = `${singular}s`): string {
  return `${numerals[quantity] ?? quantity} ${quantity === 1 ? singular : plural}`;
}
