import { formatDate } from '../../layout/format-date.ts';
import { formatMoney } from '../../layout/format-money.ts';
import type { Brief } from '../brief.ts';
import { count, enumerate } from './enumerate.ts';
import { findGaps } from './find-gaps.ts';

export interface Reading {
  readonly brief: Brief;
  /** The kind in words: 'quote', or as the paper calls itself: 'Monthly report'. */
  readonly kindName: string;
  /** Things the writer took for granted, each a sentence. */
  readonly assumptions: readonly string[];
}

/** Words of another language keep their capitals: 'Ihr Name', 'Angebot'. */
const inEnglish = (language: string): boolean => language.split('-')[0] === 'en';

/** The name of given content, which is laid out and not written. */
const laidOut = 'Page';

const ownName = (name: string, language: string): string =>
  inEnglish(language) && !/^[A-Z]{2}/.test(name) ? name.toLowerCase() : name;

const withArticle = (name: string, language: string): string => {
  const lower = ownName(name, language);
  return `${/^(?!one|uni|use)[aeiou]/i.test(lower) ? 'an' : 'a'} ${lower}`;
};

function recipientOf({ content }: Brief): string {
  return content.kind === 'invoice' && typeof content.to.name === 'string' ? ` for ${content.to.name}` : '';
}

/** What is about to be made, in one sentence. */
export function sayBefore({ brief, kindName }: Reading): string {
  const { content } = brief;
  switch (content.kind) {
    case 'invoice':
      return `Making ${withArticle(kindName, brief.language)}${recipientOf(brief)} with ${count(content.lines.length, 'line')}.`;
    case 'pitch-deck':
      return `Making a deck of ${count(content.slides.length, 'slide')}: ${brief.title}.`;
    case 'article':
      return kindName === laidOut
        ? 'Laying out your content on the page, word for word.'
        : `Making ${withArticle(kindName, brief.language)}: ${content.title}.`;
    default:
      return `Making ${withArticle(kindName, brief.language)}: ${brief.title}.`;
  }
}

function whatIsThere({ brief, kindName }: Reading): string {
  const { content, language } = brief;
  switch (content.kind) {
    case 'invoice': {
      const total = formatMoney(content.totalMinor, content.currency, 'en').full;
      const due = content.dueOn ? `, due on ${formatDate(content.dueOn, 'en')}` : '';
      return `Your ${inEnglish(language) ? content.heading.toLowerCase() : kindName.toLowerCase()} is ready: ${count(content.lines.length, 'line')}, ${total} to pay${due}.`;
    }
    case 'pitch-deck':
      return `Your deck is ready: ${count(content.slides.length, 'slide')}, with speaker notes on each.`;
    case 'flyer':
      return `Your page is ready, with “${content.hero}” set large.`;
    case 'one-pager':
      return `Your page is ready: ${enumerate(content.sections.map((section) => section.title))}.`;
    case 'article':
      if (kindName !== laidOut) return `Your ${ownName(kindName, language)} is ready.`;
      return `Your content is on the page${language === 'en' ? '' : ', in its own language'}. Nothing was added or left out.`;
  }
}

const asOwn = (placeholder: string, language: string): string =>
  inEnglish(language)
    ? placeholder.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    : placeholder;

/** What is on the page, what was assumed, and which gaps are left to fill. */
export function sayAfter(reading: Reading): string {
  const gaps = findGaps(reading.brief);
  const named = gaps.slice(0, 4).map((gap) => asOwn(gap, reading.brief.language));
  const rest = gaps.length - named.length;
  const list = enumerate(rest > 0 ? [...named, `${rest} more`] : named);
  const left =
    gaps.length === 0
      ? ''
      : ` I left ${gaps.length === 1 ? 'one gap' : `${gaps.length} gaps`} for you: ${list}.`;
  return [whatIsThere(reading), ...reading.assumptions].join(' ') + left;
}
