import type { DocumentContent, Page } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { Label } from '../../reader/labels.ts';
import type { Template } from '../../templates/template.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import { Ledger, phrasesOf } from '../facts/ledger.ts';
import { withoutSmallEnds } from '../facts/small-words.ts';
import { coverOf, isOfItems, listedParts } from '../templates/covered-parts.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { isAnswered, templateTitle } from '../templates/own-title.ts';
import { askedQuestions, withQuestions } from '../templates/question-count.ts';
import { bareCode } from '../templates/slot-facts.ts';
import { withUsualParts } from '../templates/usual-parts.ts';
import { headlineOf } from './headline.ts';
import type { KindId } from './kinds.ts';
import { placeRest } from './place-rest.ts';
import { tidyContent } from './tidy-content.ts';
import type { WriteRequest } from './write-request.ts';

/**
 * Minimum share of a template's text that must remain without its examples; below it, the template doesn't
 * fit.
 */
const leastLeft = 0.6;
/** Maximum number of facts next to sample text, which would contradict more of them. */
const mostBesideSamples = 1;
/** Kinds that report real events, for which samples make no sense. */
const neverSamples: ReadonlySet<KindId> = new Set<KindId>(['release', 'minutes', 'report', 'cv']);

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

/** Below this confidence, a labeled title may be just the subject. */
const leastTitleConfidence = 0.5;

/** Returns a document that is called as its first page. */
export function withOwnTitle(content: DocumentContent): DocumentContent {
  const [first] = content.pages;
  const own = first && 'title' in first ? plainText(first.title) : '';
  return { ...content, title: (own || content.title).slice(0, 300) };
}

/** Returns whether a headline names the people of the prompt, which no title of a template does. */
const namesPeople = ({ to, from, names }: Facts, headline: string): boolean =>
  [...to, ...from, ...names].some(({ text }) => headline.includes(text));

/** Sets the title of the first page. */
export function titled(content: DocumentContent, title: string): DocumentContent {
  const [first, ...others] = content.pages;
  return first && 'title' in first
    ? { ...content, pages: [{ ...first, title } as Page, ...others] }
    : content;
}

/** Returns the facts of a CV with the person as a name, which heads it only there. */
function withPerson({ facts, spans }: WriteRequest): Facts {
  const { kind, title, headline } = facts;
  if (kind !== 'cv' || title === null) return facts;
  const isPerson = spans.some(
    ({ label, start, end }) => people.has(label) && start <= title.start && end >= title.end,
  );
  if (!isPerson) return facts;
  const isHead = headline !== null && headline.text === title.text;
  const names = [{ ...title, label: 'name' as const }, ...facts.names];
  return { ...facts, names, title: null, headline: isHead ? null : headline };
}
const people: ReadonlySet<Label> = new Set<Label>(['name', 'to', 'from']);

/**
 * Returns a template filled with the prompt's facts; null if too little of it remains.
 * @param mayTell whether its samples may stay where the prompt says nothing
 * @param keepsOpen whether its gaps may
 */
export function fromTemplate(
  request: WriteRequest,
  template: Template,
  mayTell = true,
  keepsOpen = false,
): DocumentContent | null {
  const { text, written, today, pages } = request;
  const facts = withPerson(request);
  const parts = listedParts(facts);
  const means = coverOf(template.content, facts.language, 'meaning');
  const covered = written === facts.language ? parts.filter(({ text }) => means(text)) : [];
  const told = phrasesOf(facts).filter(
    (phrase) => phrase.label !== 'subject' && phrase.label !== 'title' && !covered.includes(phrase),
  ).length;
  const isTitled = facts.title !== null && facts.title.confidence >= leastTitleConfidence;
  const isOutline = template.head.outline.length > 0;
  for (const samples of ['drop', 'keep'] as const) {
    const isTold = facts.kind !== null && neverSamples.has(facts.kind) && phrasesOf(facts).length > 0;
    if (samples === 'keep' && (!mayTell || told > mostBesideSamples || (!isOutline && isTold))) return null;
    const ledger = new Ledger(facts);
    const headline = headlineOf(facts, ledger, written);
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
        samples,
        keepsOpen,
      },
    );
    if (!filled) continue;
    if (samples === 'drop' && filled.left < leastLeft) continue;
    const isNamed = namesPeople(facts, headline);
    const tidy = tidyContent(isNamed ? titled(filled.content, headline) : filled.content);
    const honest = printedOf(facts, ledger, tidy);
    const items = isOfItems(facts) ? parts : [];
    if (!isTitled)
      for (const phrase of phrasesOf(facts))
        if (!items.includes(phrase) && isAnswered(phrase, template.head, written)) honest.use(phrase);
    const covers = coverOf(tidy, facts.language, 'words');
    const page = wordsOf(tidy.pages).toLowerCase();
    // What the page says in other words isn't what the prompt says, and an item of a list has its own.
    const stands = (phrase: Phrase): boolean =>
      items.includes(phrase) ? page.includes(phrase.text.toLowerCase()) : covers(phrase.text);
    for (const phrase of covered) if (stands(phrase)) honest.use(phrase);
    return placeRest(
      tidy,
      { text, facts, ledger: honest, written, today, pages },
      keepsOpen ? 'opening' : isOutline ? 'outline' : 'page',
    );
  }
  return null;
}
