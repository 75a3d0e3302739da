import type { DocumentContent } from '../../content/document-content.ts';
import { parseText } from '../../content/text/inline-text.ts';

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Returns the placeholders of a document in reading order, without duplicates. */
export function gapsOf({ pages, head }: DocumentContent): string[] {
  const spans = stringsIn([pages, head])
    .filter((text) => text.includes('[['))
    .flatMap(parseText);
  return [...new Set(spans.filter(({ isGap }) => isGap).map(({ text }) => text))];
}

/** Counts the remaining sample texts of a template. */
export function samplesOf({ pages, head }: DocumentContent): number {
  return stringsIn([pages, head])
    .filter((text) => text.includes('{{'))
    .flatMap(parseText)
    .filter((span, at, all) => span.sample !== undefined && all[at - 1]?.sample !== span.sample).length;
}

/** Returns every text of a document in reading order. */
export const textsOf = ({ title, pages, head }: DocumentContent): string[] => [
  title,
  ...stringsIn([pages, head]),
];
