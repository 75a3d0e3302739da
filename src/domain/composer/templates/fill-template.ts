import { type DocumentContent, documentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Template, TemplateHead } from '../../templates/template.ts';
import type { Phrase } from '../facts/facts.ts';
import { kindTitle } from '../page/headline.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { asHeadline, isSentence } from '../page/say-phrase.ts';
import { fillValue } from './fill-values.ts';
import { withOwnList } from './own-list.ts';
import { type Filling, slotFactsOf } from './slot-facts.ts';

/** Counts the characters of all texts below a value. Non-text fields add very few. */
function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lettersIn(inner), 0);
}

export interface FilledTemplate {
  readonly content: DocumentContent;
  /** Share of the template's text that remains, from 0 to 1. */
  readonly left: number;
}

/**
 * Fills a template with the facts of a prompt. Removes details that only the example had, such as names,
 * dates and places.
 * @returns null if too little text remains for a page
 */
export function fillTemplate({ head, content }: Template, filling: Filling): FilledTemplate | null {
  const { facts, ledger, written, isLetter } = filling;
  const withList = withOwnList(content, head.list, facts, ledger);
  const filled = fillValue(withList, written, slotFactsOf(filling));
  const checked = documentContent.safeParse(filled);
  if (!checked.success) return null;
  const left = lettersIn(checked.data.pages) / Math.max(1, lettersIn(withList.pages));
  return {
    content: isLetter ? withSubjectLine(checked.data, head, filling) : checked.data,
    left,
  };
}

/** Maximum length (in characters) of a subject used in a headline. */
const longestSubject = 80;

/**
 * Sets the subject line of a letter from the prompt, or from the template's name if the line is open. The
 * headline of an outline includes the prompt's subject, because outlines fit any subject.
 */
function withSubjectLine(content: DocumentContent, head: TemplateHead, filling: Filling): DocumentContent {
  const [first, ...others] = content.pages;
  if (first?.layout !== 'article') return content;
  const own = plainText(first.title).trim();
  const title = subjectLine(own, head, filling);
  return title === null ? content : { ...content, pages: [{ ...first, title }, ...others] };
}

/** Below this confidence, a subject may be any words of a sentence. */
const leastConfidence = 0.35;

/** Returns whether a phrase names what a letter is about, rather than telling it. */
const isSubjectLine = (phrase: Phrase, language: ReaderLanguage): boolean =>
  phrase.confidence >= leastConfidence &&
  phrase.text.length <= longestSubject &&
  !isSentence(phrase, language);

function subjectLine(
  own: string,
  { outline, title }: TemplateHead,
  { facts, ledger, written }: Filling,
): string | null {
  const { headline, kindText, language } = facts;
  const isNamed = written === language && kindText !== null && headline?.text.includes(kindText);
  // 'Letter of recommendation for Ida' says more than either part.
  if (isNamed && headline?.range && headline.text.length > kindText.length) {
    ledger.printWithin(headline.range);
    return asHeadline(headline.text, language);
  }
  if (own !== '') {
    const subject = outline.length > 0 ? ledger.left(facts.subjects)[0] : undefined;
    if (!subject || !isSubjectLine(subject, language)) return null;
    return `${own}: ${asHeadline(ledger.use(subject).text, language)}`;
  }
  const subject = ledger.left(facts.subjects).find((phrase) => isSubjectLine(phrase, language));
  if (subject) return asHeadline(ledger.use(subject).text, language);
  // The template's title is more specific than 'Letter'.
  const isBare = kindText === null || fold(kindText) === fold(pageWordsOf(language).titles.letter);
  return isBare ? title : kindTitle(facts, written);
}
