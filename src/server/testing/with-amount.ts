import type { Sample } from '../../domain/document/layout/sample-contents.ts';

/** Amount of text: minimal, normal, three times too much. */
export const amounts = ['short', 'normal', 'long'] as const;

export type Amount = (typeof amounts)[number];

/** Fields whose texts are scaled; names, dates, amounts and labels stay the same. */
const texts: ReadonlySet<string> = new Set([
  'text',
  'lead',
  'detail',
  'title',
  'subtitle',
  'note',
  'takeaway',
  'description',
  'action',
  'tagline',
]);
const fewestWords = 3;

function grown(text: string, amount: Amount): string {
  if (amount === 'long') return `${text} ${text} ${text}`;
  return text.split(' ').slice(0, fewestWords).join(' ');
}

function changed(value: unknown, key: string, amount: Amount): unknown {
  if (typeof value === 'string') return texts.has(key) ? grown(value, amount) : value;
  if (Array.isArray(value)) return value.map((item) => changed(item, key, amount));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, changed(inner, name, amount)]),
  );
}

/** Returns the content with all texts cut to a few words, or three times as long. */
export function withAmount(content: Sample, amount: Amount): Sample {
  return amount === 'normal' ? content : (changed(content, '', amount) as Sample);
}
