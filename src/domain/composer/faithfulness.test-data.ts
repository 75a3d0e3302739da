import type { DocumentContent } from '../content/document-content.ts';
import { parseText } from '../content/text/inline-text.ts';
import type { ReaderLanguage } from '../reader/languages.ts';
import { wordKinds } from '../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../reader/lexicon/phrase-index.ts';
import type { PromptReading } from '../reader/read-prompt.ts';
import { fold, tokenize } from '../reader/tokenize.ts';
import type { TemplateHead } from '../templates/template.ts';
import type { Facts } from './facts/facts.ts';
import { phrasesOf } from './facts/ledger.ts';
import { saysSomething, withoutSmallEnds } from './facts/small-words.ts';
import { letterWordsOf } from './letters/lexicon/index.ts';
import { isWovenPage, lostOfLetter } from './letters/lost-of-letter.test-data.ts';
import { readLetter } from './letters/read-letter.ts';
import { pageWordsOf } from './page/lexicon/index.ts';
import { hasWordOf } from './page/word-list.ts';
import { factsAround } from './passages/facts-around.ts';
import { readAspects } from './passages/read-aspects.ts';
import { headEnd } from './sheet/sheet-head.ts';
import { statementsOf } from './sheet/statements.ts';
import { isAnswered } from './templates/own-title.ts';
import { bareCode } from './templates/slot-facts.ts';

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

const plain = (text: string): string =>
  fold(text)
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .trim();

/** Words of a page that come from the prompt or are fixed text, without samples and gaps. */
export function wordsOnPage({ title, head, pages }: DocumentContent): string {
  return plain(
    stringsIn([title, head, pages])
      .flatMap((text) => parseText(text).filter(({ isGap }) => !isGap))
      .map(({ text }) => text)
      .join(' \n '),
  );
}

const amountKinds = ['currency', 'unit', 'number'] as const;

/** Words of a bill line that aren't part of its amounts. */
function ownWords(text: string, language: ReaderLanguage): string[] {
  const tokens = tokenize(text);
  const { own } = matchLexicon(tokens, language);
  const { bill } = pageWordsOf(language);
  // 'Come to' and 'received' only tell of an amount.
  const toldBy = new Set(fold(`${bill.costs ?? ''}, ${bill.paid}`).split(/[\s,]+/));
  const isAmount = (at: number): boolean =>
    amountKinds.some((kind) => ((own[at] ?? 0) & (1 << wordKinds.indexOf(kind))) !== 0);
  return tokens
    .filter(
      ({ folded }, at) =>
        /^\p{L}{4,}$/u.test(folded) &&
        !isAmount(at) &&
        saysSomething(folded, language) &&
        !hasWordOf(folded, bill.each) &&
        !hasWordOf(folded, bill.at) &&
        !toldBy.has(folded),
    )
    .map(({ folded }) => folded);
}

/** Returns the template that an answer names as its source, or null. */
export const saidTemplate = (said: string, heads: readonly TemplateHead[]): TemplateHead | null =>
  heads
    .filter(({ title }) => said.includes(title))
    .sort((one, other) => other.title.length - one.title.length)[0] ?? null;

/**
 * Returns the phrases of a prompt that are missing on its page. Skips computed values, which change form, and
 * the subject, which a template may word differently.
 */
function lostPhrases(
  facts: Facts,
  content: DocumentContent,
  template: TemplateHead | null,
): readonly string[] {
  const words = wordsOnPage(content);
  const isBill = content.pages[0]?.layout === 'invoice';
  const hasFigures = content.pages.some(
    (page) => 'blocks' in page && page.blocks.some(({ type }) => type === 'figures'),
  );
  return phrasesOf(facts)
    .filter((phrase) => !template || !isAnswered(phrase, template, facts.language))
    .filter(({ text, label, value }) => {
      // Bill lines and terms are spread over cells, so each of their words is looked up.
      if (
        isBill &&
        (value !== undefined || ['qty', 'unit', 'rate', 'money', 'date', 'detail', 'item'].includes(label))
      )
        return label === 'item' && ownWords(text, facts.language).some((word) => !words.includes(word));
      // A key figure shows its number first: '611 Units sold'.
      if (hasFigures && label === 'item')
        return ownWords(text, facts.language).some((word) => !words.includes(word));
      // Articles at both ends may be dropped: 'a summer concert' becomes 'Summer concert'.
      const ends = withoutSmallEnds(text, 0, text.length, facts.language);
      // A code may appear without the words before it: '48213' of 'membership no. 48213'.
      const said = text.slice(ends?.start ?? 0, ends?.end);
      return ends !== null && !words.includes(plain(label === 'detail' ? bareCode(said) : said));
    })
    .map(({ label, text }) => `${label}: ${text}`);
}

/** Returns what a prompt tells that is missing on its page. */
export function lostOfPage(
  text: string,
  reading: PromptReading,
  facts: Facts,
  content: DocumentContent,
  template: TemplateHead | null,
): readonly string[] {
  const sections = readAspects(text, reading.spans, facts);
  const said = wordsOnPage(content).replaceAll('\\', '').toLowerCase();
  const named = sections?.aspects.flatMap(({ name, told }) => [name, ...(told ? [told] : [])]) ?? [];
  const lost = named.filter((words) => !said.includes(words.toLowerCase()));
  const isWoven = isWovenPage(text, reading, content);
  if (!isWoven && sections?.isApart && (sections.isOfSections || lost.length === 0))
    return [...lostPhrases(factsAround(text, reading.spans, facts, sections), content, template), ...lost];
  if (!isWoven)
    return [...lostPhrases(facts, content, template), ...lostOfSheet(text, reading, facts, content)];
  const isSpeech = content.kind === 'speech' || content.kind === 'article';
  const { request } = readLetter(text, reading, letterWordsOf(reading.language), isSpeech);
  return lostOfLetter(text, reading, request, wordsOnPage(content));
}

/** Returns the words of a prompt's sheet that are missing on its page. Wishes and small words aren't printed. */
function lostOfSheet(
  text: string,
  reading: PromptReading,
  facts: Facts,
  content: DocumentContent,
): readonly string[] {
  if (facts.sheet === null) return [];
  const { language } = reading;
  const said = new Set(tokenize(wordsOnPage(content).replaceAll('\\', '')).map(({ folded }) => folded));
  const ranges = statementsOf(text, headEnd(text, reading, facts.kind), reading).flatMap(
    // What announces the fields of a form isn't on it.
    ({ title, clauses }) => (title && facts.kind !== 'form' ? [title, ...clauses] : clauses),
  );
  return ranges
    .flatMap(({ start, end }) => tokenize(text, start, end))
    .filter(
      ({ folded }) => /[\p{L}\p{N}]/u.test(folded) && saysSomething(folded, language) && !said.has(folded),
    )
    .map(({ text: word }) => word);
}
