import type { DocumentFormat } from '../../content/choices.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { kindsIn } from '../page/find-kind.ts';
import { readFormat, readFormatCode } from './read-format.ts';
import { isReaderLanguage, readLanguageName } from './read-language.ts';
import { readLength } from './read-length.ts';
import { readLook } from './read-look.ts';
import type { Wishes, WishFields } from './wishes.ts';

/** Readers by label; `isApproximated` if another paper size with the same proportions is used. */
const readers: Readonly<
  Partial<
    Record<Label, (text: string, language: ReaderLanguage) => WishFields & { isApproximated?: boolean }>
  >
> = {
  look: (text, language) => {
    const look = readLook(text, language);
    const { orientation } = readFormat(text, language);
    return { ...look, ...(orientation && { orientation }) };
  },
  // 'Big letters, so they can read it from the back' is a wish with its reason.
  note: (text, language) => {
    const { textSize } = readLook(text, language);
    return textSize ? { textSize } : {};
  },
  format: (text, language) => {
    const { isApproximated, ...format } = readFormat(text, language);
    // 'One slide' is a wish about format and length.
    const { pages } = format.format?.startsWith('slides') ? countOf(text, language) : {};
    return { ...format, isApproximated, ...(pages !== undefined && { pages }) };
  },
  length: (text, language) => {
    const length = readLength(text, language);
    const { format } = readFormat(text, language);
    return { ...length, ...(length.pages !== undefined && format && { format }) };
  },
  tone: (text) => ({ tone: text }),
  audience: (text) => ({ audience: text }),
  lang: (text, language) => {
    const named = readLanguageName(text, language);
    return isReaderLanguage(named) ? { language: named } : {};
  },
};

const longestCounted = 40;

/** Returns an explicit page count, ignoring the single page that 'slides' implies. */
function countOf(text: string, language: ReaderLanguage): { pages?: number } {
  const { pages } = readLength(text, language);
  return pages !== undefined && pages > 1 ? { pages } : {};
}

/** Merges the wishes of two spans: lists are joined, otherwise the first wish wins. */
function joined(before: WishFields, next: WishFields): WishFields {
  const palette = [...new Set([...(before.palette ?? []), ...(next.palette ?? [])])];
  const fonts = [...(before.fonts ?? []), ...(next.fonts ?? [])];
  const subject = [before.subject, next.subject].filter((words) => words !== undefined).join(', ');
  const colors = [...(before.avoid?.colors ?? []), ...(next.avoid?.colors ?? [])];
  const avoid = { ...next.avoid, ...before.avoid, ...(colors.length > 0 && { colors }) };
  return {
    ...next,
    ...before,
    ...(palette.length > 0 && { palette }),
    ...(fonts.length > 0 && { fonts }),
    ...(subject !== '' && { subject: subject.slice(0, 120) }),
    ...(Object.keys(avoid).length > 0 && { avoid }),
  };
}

/**
 * Reads the wishes from labeled spans.
 * @param text the whole prompt; if no span is a format, a size code ('A5', '16:9') is read from it
 */
export function readWishes(spans: readonly ReadSpan[], language: ReaderLanguage, text = ''): Wishes {
  let wishes: WishFields = {};
  const unread: ReadSpan[] = [];
  const approximated: ReadSpan[] = [];
  let slides: DocumentFormat | undefined;
  for (const span of spans) {
    // The reader may take the number for a part of the kind: '11 slides', 'six-slide deck'.
    if (span.label === 'kind') wishes = joined(wishes, countOf(span.text.slice(0, longestCounted), language));
    // 'AGM slides' are slides, whatever kind they tell of.
    if (span.label === 'kind' && kindsIn(span.text, language).includes('deck')) slides = 'slides-16x9';
    const read = readers[span.label];
    if (!read) continue;
    const { isApproximated = false, ...wish } = read(span.text.slice(0, 400), language);
    if (Object.keys(wish).length === 0 && span.label !== 'note') unread.push(span);
    if (isApproximated) approximated.push(span);
    wishes = joined(wishes, wish);
  }
  if (!wishes.format && text !== '') {
    const { format } = readFormatCode(text.slice(0, 2_000));
    if (format) wishes = { ...wishes, format };
  }
  if (!wishes.format && slides) wishes = { ...wishes, format: slides };
  return { ...wishes, approximated, unread };
}
