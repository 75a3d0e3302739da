import type { DocumentContent, Page } from '../../content/document-content.ts';
import { kindTitle as templateKindTitle } from '../../templates/kind-title.ts';
import type { Template } from '../../templates/template.ts';
import type { Facts } from '../facts/facts.ts';
import { Ledger, phrasesOf } from '../facts/ledger.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import type { ChosenTemplate } from '../templates/choose-template.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { namesPurpose } from '../templates/letter-purpose.ts';
import { isAnswered, templateTitle } from '../templates/own-title.ts';
import { askedQuestions, withQuestions } from '../templates/question-count.ts';
import { bareCode } from '../templates/slot-facts.ts';
import { withUsualParts } from '../templates/usual-parts.ts';
import { findKind } from './find-kind.ts';
import { frameLetter } from './frame-letter.ts';
import { headlineOf } from './headline.ts';
import type { KindId } from './kinds.ts';
import { letterSpot, placeRest } from './place-rest.ts';
import { shortestSentence } from './says-enough.ts';
import { tidyContent } from './tidy-content.ts';
import type { WriteRequest } from './write-request.ts';

/**
 * Minimum share of a template's text that must remain without its examples; below it, the template doesn't
 * fit.
 */
const leastLeft = { letter: 0.35, other: 0.6 };
/** Maximum number of facts next to sample text, which would contradict more of them. */
const mostBesideSamples = 1;
/** Kinds that report real events, for which samples make no sense. */
const neverSamples: ReadonlySet<KindId> = new Set<KindId>(['release', 'letter', 'minutes', 'report', 'cv']);

/** Returns all texts below a value, unescaped. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return `${value.replaceAll('\\', '')}\n`;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsOf).join('');
}

/**
 * Returns a ledger with only the phrases that are on the page, because removed sentences take their facts
 * with them.
 */
function printedOf(facts: Facts, ledger: Ledger, content: DocumentContent): Ledger {
  // A comma of the prompt may be a line break on the page.
  const plain = (words: string): string => words.toLowerCase().replaceAll(/,?\s+/g, ' ');
  const page = plain(wordsOf(content.pages));
  const printed = new Ledger(facts);
  for (const phrase of phrasesOf(facts)) {
    const inner = withoutSmallEnds(phrase.text, 0, phrase.text.length, facts.language);
    const words = phrase.text.slice(inner?.start ?? 0, inner?.end).toLowerCase();
    const said = plain(phrase.label === 'detail' ? bareCode(words) : words);
    if (ledger.isUsed(phrase) && page.includes(said)) printed.use(phrase);
  }
  return printed;
}

/**
 * Returns whether a template is a letter. A speech also has a greeting. Sentences of letters use the prompt's
 * facts, however many there are.
 */
export function isLetterTemplate({ head, content: { pages } }: Template): boolean {
  const kind = findKind([templateKindTitle(head.kind)], 'en');
  const [first] = pages;
  const greets = first?.layout === 'article' && letterSpot(first.blocks) >= 0;
  return greets && (kind === null || kind === 'letter');
}

/** Minimum fit of a letter for a prompt that tells its own case, which an outline leaves to the prompt. */
const fitsCase = 0.8;

/** Minimum share of the title of a letter or a speech that its prompt says: others are about another case. */
const leastTitled = 0.8;
/** Groups whose sentences claim something about the people in them. */
const tellsCase: ReadonlySet<string> = new Set([
  'speech',
  'cover-letter',
  'complaint',
  'cancellation',
  'thank-you',
  'letter',
]);

/** Returns whether the sentences of a letter or a speech may be said for the prompt. */
export function fitsCaseOf(
  request: WriteRequest,
  { head }: Template,
  { fit, titled }: ChosenTemplate,
): boolean {
  const { facts, shelf } = request;
  const tells = [...facts.details, ...facts.subjects].some(({ text }) => text.length >= shortestSentence);
  if (tellsCase.has(head.kind) && (titled < leastTitled || (tells && fit < fitsCase))) return false;
  return facts.kind !== 'letter' || namesPurpose(request, head, shelf);
}

/** Below this confidence, a labeled title may be just the subject. */
const leastTitleConfidence = 0.5;

/** Returns whether a headline names the people of the prompt, which no title of a template does. */
const namesPeople = ({ to, from, names }: Facts, headline: string): boolean =>
  [...to, ...from, ...names].some(({ text }) => headline.includes(text));

/** Sets the title of the first page. */
function titled(content: DocumentContent, title: string): DocumentContent {
  const [first, ...others] = content.pages;
  return first && 'title' in first
    ? { ...content, pages: [{ ...first, title } as Page, ...others] }
    : content;
}

/**
 * Returns a template filled with the prompt's facts; null if too little of it remains.
 * @param mayTell whether its samples may stay where the prompt says nothing
 */
export function fromTemplate(
  request: WriteRequest,
  template: Template,
  mayTell = true,
): DocumentContent | null {
  const { text, facts, written, today, pages } = request;
  const isLetter = isLetterTemplate(template);
  const told = phrasesOf(facts).filter(({ label }) => label !== 'subject' && label !== 'title').length;
  const isTitled = facts.title !== null && facts.title.confidence >= leastTitleConfidence;
  const isOutline = template.head.outline.length > 0;
  for (const samples of ['drop', 'keep'] as const) {
    const isTold = facts.kind !== null && neverSamples.has(facts.kind) && phrasesOf(facts).length > 0;
    // The people and stories of a sample speech are never those of its speaker.
    const isCase = template.head.kind === 'speech' && !facts.isBlank;
    if (samples === 'keep' && (!mayTell || told > mostBesideSamples || (!isOutline && (isTold || isCase))))
      return null;
    const ledger = new Ledger(facts);
    const headline = isLetter ? null : headlineOf(facts, ledger, written);
    const questions =
      isOutline && template.head.kind === 'quiz' ? askedQuestions(text, facts.language) : null;
    const sample = questions === null ? template.content : withQuestions(template.content, questions);
    const own = withUsualParts(sample);
    const filled = fillTemplate(
      { ...template, content: own },
      {
        text,
        facts,
        ledger,
        written,
        today,
        headline,
        ownTitle: (sample) =>
          headline === null || isTitled
            ? null
            : templateTitle(headline, sample, template.head, written, text),
        isLetter,
        samples,
      },
    );
    if (!filled) continue;
    if (samples === 'drop' && filled.left < (isLetter ? leastLeft.letter : leastLeft.other)) continue;
    const framed = isLetter
      ? frameLetter(filled.content, { text, facts, ledger, written, today, pages })
      : filled.content;
    const isNamed = headline !== null && namesPeople(facts, headline);
    const tidy = tidyContent(isNamed ? titled(framed, headline) : framed);
    const honest = printedOf(facts, ledger, tidy);
    if (!isTitled)
      for (const phrase of phrasesOf(facts))
        if (isAnswered(phrase, template.head, written)) honest.use(phrase);
    return placeRest(
      tidy,
      { text, facts, ledger: honest, written, today, pages },
      isLetter ? 'letter' : isOutline ? 'outline' : 'page',
    );
  }
  return null;
}
