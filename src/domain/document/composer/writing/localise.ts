import { inWorldLanguage, isWorldLanguage, type WorldLanguage } from '../../layout/world-labels.ts';
import type { BriefContent } from '../brief.ts';

function translated(value: unknown, language: WorldLanguage): unknown {
  if (typeof value === 'string') {
    const whole = inWorldLanguage(value, language);
    // 'VAT 20%' and 'Discount 10%': the word changes, the figure stays.
    const counted = whole === value ? /^(\p{L}[\p{L} ]*?)( \d[\d.,]* ?%.*)$/u.exec(value) : null;
    return counted ? `${inWorldLanguage(counted[1] ?? '', language)}${counted[2] ?? ''}` : whole;
  }
  if (Array.isArray(value)) return value.map((entry) => translated(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      keptKeys.has(key) ? entry : translated(entry, language),
    ]),
  );
}
const keptKeys = new Set([
  'kind',
  'type',
  'layout',
  'href',
  'motif',
  'currency',
  'alignment',
  'date',
  'issuedOn',
  'dueOn',
]);

/** Content written with English labels, its labels in the language of the document where there is a word for them. */
export function localise<Content extends BriefContent>(content: Content, language: string): Content {
  const base = language.split('-')[0] ?? 'en';
  return isWorldLanguage(base) ? (translated(content, base) as Content) : content;
}
