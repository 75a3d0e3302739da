import { formatDate } from '../../layout/format-date.ts';
import type { Patch } from '../../patch.ts';
import { findDates } from '../reading/dates.ts';
import { readingLanguage } from '../reading/language.ts';
import type { Part } from './document-view.ts';
import { findLabel } from './known-labels.ts';
import type { WishReader } from './wish.ts';

/** Languages by the names that people call them. */
const languages: readonly [string, string, RegExp][] = [
  ['en', 'English', /english|englisch|anglais|inglés/iu],
  ['de', 'German', /german|deutsch|allemand|alemán/iu],
  ['fr', 'French', /french|französisch|français|francés/iu],
  ['es', 'Spanish', /spanish|spanisch|espagnol|español|castellano/iu],
  ['it', 'Italian', /italian|italienisch|italien|italiano/iu],
  ['pt', 'Portuguese', /portugu[eê]se?|portugiesisch|portugais|portugués/iu],
  ['nl', 'Dutch', /dutch|niederländisch|holländisch|néerlandais|holandés|neerlandés/iu],
  ['pl', 'Polish', /polish|polnisch|polonais|polaco/iu],
  ['ar', 'Arabic', /arabic|arabisch|arabe|árabe/iu],
  ['ja', 'Japanese', /japanese|japanisch|japonais|japonés/iu],
  ['zh', 'Chinese', /chinese|chinesisch|chinois|chino|mandarin/iu],
];

const translating =
  /^(?:(?:translate|put|set|switch|change|make|turn|write|übersetze?|tradui[st]|traduce|traducir|in|auf|en|au)(?![\p{L}])).{0,60}$/iu;
const otherChange = /(?:colou?r|client|replace|rename|headline|title to|name to|note|section about)/iu;

/** A label with what may follow it: 'VAT 20%', 'Rate, $'. */
const followed = /^(.+?)(,? [\d$£€].*|, \S{1,4}|:)$/u;

function translated(text: string, language: string): string | null {
  const whole = findLabel(text)?.[language];
  if (whole) return whole === text ? null : whole;
  const parts = followed.exec(text);
  const label = parts ? findLabel(parts[1] ?? '')?.[language] : undefined;
  return label && label !== parts?.[1] ? `${label}${parts?.[2] ?? ''}` : null;
}

const decode = (text: string): string =>
  text.replace(/&amp;/g, '&').replace(/&lt;/g, '<').replace(/&gt;/g, '>');
const encode = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A block with its labels exchanged, those of table heads and gaps included. */
function translatedBlock(html: string, language: string): string {
  return html
    .replace(/>([^<>]*\S[^<>]*)</g, (whole, text: string) => {
      const label = translated(decode(text).trim(), language);
      return label === null ? whole : `>${text.replace(text.trim(), () => encode(label))}<`;
    })
    .replace(/ data-gap="([^"]*)"/g, (whole, text: string) => {
      const label = translated(decode(text), language);
      return label === null ? whole : ` data-gap="${encode(label).replace(/"/g, '&quot;')}"`;
    });
}

function datePatches(part: Part, from: string, to: string, today: string): Patch[] {
  const isDate = part.id === 'issued' || part.id === 'due' || part.id.endsWith('.date');
  if (!isDate || !part.isLeaf) return [];
  const isDayFirst = /^\d{1,2} /.test(part.text);
  const date = findDates(part.text, readingLanguage(from), today, from === 'en' && !isDayFirst)[0];
  const style = part.id.endsWith('.date') ? 'long' : 'medium';
  return date ? [{ op: 'set_text', id: part.id, text: formatDate(date.iso, to, style) }] : [];
}

/** The fixed words of the page in another language; what the user wrote stays as it is, and that is said. */
export const readTranslation: WishReader = (wish, { view, today }) => {
  if (!translating.test(wish) || otherChange.test(wish)) return null;
  const found = languages.find(([, , names]) => names.test(wish));
  if (!found) return null;
  const [language, name] = found;
  const from = view.article.language.split('-')[0] ?? 'en';
  if (from === language) return { type: 'say', text: `The labels are in ${name} already.` };
  const blocks = view.article.pages.flatMap((page) => page.blocks);
  const patches = blocks.flatMap(({ id, html }): Patch[] => {
    const next = translatedBlock(html, language);
    return next === html ? [] : [{ op: 'replace', id, html: next }];
  });
  patches.push(...view.parts.flatMap((part) => datePatches(part, from, language, today)));
  return {
    type: 'patches',
    patches: [{ op: 'set_document', name: 'lang', value: language }, ...patches],
    did: `labels in ${name}`,
    note: 'I translate the fixed words and dates. Your own sentences stay as you wrote them: translating those takes an AI model.',
    isWholeDocument: true,
  };
};
