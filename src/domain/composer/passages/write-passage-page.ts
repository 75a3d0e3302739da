import { assignIds } from '../../content/assign-ids.ts';
import { type DocumentContent, documentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import { tokenize } from '../../reader/tokenize.ts';
import type { Template } from '../../templates/template.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import type { Facts } from '../facts/facts.ts';
import { Ledger } from '../facts/ledger.ts';
import type { Range } from '../facts/text-clauses.ts';
import { briefOf, withBrief } from '../page/brief.ts';
import { lookOf } from '../page/choose-look.ts';
import { headlineOf, kindTitle } from '../page/headline.ts';
import { keepsTold } from '../page/keeps-told.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { placeRest } from '../page/place-rest.ts';
import { asHeadline, asPoint } from '../page/say-phrase.ts';
import { tidyContent } from '../page/tidy-content.ts';
import { phraseEnd } from '../page/word-list.ts';
import type { WriteRequest } from '../page/write-request.ts';
import { risksOf } from '../risks/risks-of.ts';
import { templateServes } from '../risks/serves-risks.ts';
import { namedGroups } from '../templates/asked-groups.ts';
import { chooseOutline } from '../templates/choose-outline.ts';
import { type AnsweredAspect, answerAspects } from './answer-aspects.ts';
import { buildPassagePages } from './build-passage-page.ts';
import { factsAround } from './facts-around.ts';
import { mainDocument, readAsked } from './find-passages.ts';
import { passageIndex } from './passage-index.ts';
import { type ReadAspects, readAspects } from './read-aspects.ts';

export interface WrittenPassages {
  readonly content: DocumentContent;
  /** The document for the subject, or the outline of the kind. */
  readonly template: Template | null;
  /** Share of the aspects that the library answers. */
  readonly answered: number;
  /** Whether the library has a document for the subject, of the kind that the prompt asks for. */
  readonly isKnown: boolean;
  /** Whether the prompt states facts in its sections, which the page of a topic has no place for. */
  readonly hasFacts: boolean;
  /** The words of the prompt that name the parts. */
  readonly followed: Range;
}

/** Kinds with parts that a prompt may name. */
const parted: ReadonlySet<KindId | null> = new Set<KindId | null>([
  null,
  'deck',
  'checklist',
  'article',
  'lesson',
  'plan',
  'one-pager',
  'report',
]);
/** Returns the kind of a page whose sections a prompt names; null if it can't have any. */
function sectionedKind(kind: KindId | null): { readonly kind: KindId | null } | null {
  // A brochure with sections is read, not looked at.
  if (kind === 'flyer') return { kind: 'one-pager' };
  return kind === null || parted.has(kind) || familyOf(kind) === 'paper' ? { kind } : null;
}
/** A list that may be what the page says is one of parts if the library answers this share of it. */
export const leastAnswered = 0.5;
const longestHeadline = 90;
const nothing: AnsweredAspect = { blocks: [], from: [] };

/** Returns the kind of a page whose group of documents the prompt names; what its reader calls it may be an aspect. */
function kindOf({ kind, kindText }: Facts, groups: ReadonlySet<string>): KindId | null {
  const [named] = [...groups].flatMap((group) => namedGroups[group] ?? []);
  const isPosted = kind !== null && kindText !== null && kind !== 'sign' && familyOf(kind) === 'flyer';
  return named && kind !== 'deck' && !isPosted ? named : kind;
}

/** Returns the headline: for documents that their name tells of, all words before the list. */
function titleOf(
  { text, facts, spans, written }: WriteRequest,
  { head }: ReadAspects,
  groups: ReadonlySet<string>,
  ledger: Ledger,
): string {
  const command = spans.find(({ label, start }) => label === 'cmd' && start < 3);
  const opening = trimEndOf(text.slice(command?.end ?? 0, head), ' \t,–—-');
  const { compares } = pageWordsOf(facts.language);
  // 'Compare …' is a command; 'bus or car for a family' names both.
  const isCommand = phraseEnd(tokenize(opening), 0, compares ?? '') > 0;
  const isNamed = [...groups].some((group) => namedGroups[group] !== undefined) && !isCommand;
  const words = opening.replace(/^\s*(?:an?|the|our|my)\s+/iu, '').trim();
  const isWhole = words !== '' && words.length <= longestHeadline && !/[,.!?]/.test(words);
  if (facts.kind === 'deck' || !isNamed || !isWhole) {
    const headline = headlineOf(facts, ledger, written);
    const [subject] = ledger.left(facts.subjects);
    // The kind alone says too little.
    return subject && headline === kindTitle(facts, written)
      ? `${headline}: ${asPoint(ledger.use(subject))}`
      : headline;
  }
  ledger.printWithin({ start: 0, end: head });
  return asHeadline(words, facts.language);
}

/**
 * Writes a page on the parts that a prompt names, each with what the library says of it, or else a gap.
 * @returns null if the prompt names no parts
 */
export function writePassagePage(given: WriteRequest): WrittenPassages | null {
  const { text, spans, written, today, pages, seed, shelf } = given;
  const { language } = given.facts;
  if (written !== language || given.facts.isBlank) return null;
  const { cv, told, figureRuns } = given.facts;
  if (cv || told || figureRuns.length > 0) return null;
  const read = readAspects(text, spans, given.facts);
  if (!read) return null;
  const index = passageIndex(shelf, language);
  const asked = readAsked(text, read, language, shelf, { kind: given.facts.kind, spans });
  const named = kindOf(given.facts, asked.kinds);
  // A brochure is one in which the library has documents to read, not a flyer.
  const isRead = read.isOfSections || (named === 'flyer' && asked.kinds.has('one-pager'));
  const sectioned = isRead ? sectionedKind(named) : parted.has(named) ? { kind: named } : null;
  if (!sectioned) return null;
  const { kind } = sectioned;
  const facts: Facts = {
    // The parts of the page are no facts of it.
    ...(read.isApart || given.facts.sheet ? factsAround(text, spans, given.facts, read) : given.facts),
    kind,
  };
  const request = { ...given, facts };
  const found = answerAspects(asked, index, shelf, language);
  const isCompared = kind !== 'deck' && asked.kinds.has('comparison');
  // A comparison of other options says nothing of these.
  const risks = risksOf(text, language);
  const answers = found.map((each) =>
    each.from.every(
      ({ document: { head } }) =>
        !(isCompared && head.kind === 'comparison') && templateServes(risks, head, shelf.text, language),
    )
      ? each
      : nothing,
  );
  const answered = answers.filter(({ blocks }) => blocks.length > 0).length / answers.length;
  // Things to do or to bring are the list itself.
  const mayBeOwn = !read.isListed || kind === 'checklist' || (kind === null && asked.kinds.size === 0);
  if (mayBeOwn && answered < leastAnswered) return null;
  const known = mainDocument(asked, answers);
  const head = known ?? chooseOutline(request, shelf);
  const base = head && shelf.read(head.name);
  const ledger = new Ledger(facts);
  const title = titleOf(request, read, asked.kinds, ledger);
  ledger.printWithin({ start: read.head, end: read.end });
  const own = lookOf(facts, seed);
  const shape = { seed, format: own.format, orientation: own.orientation };
  const made = {
    schema: 1,
    title: plainText(title).slice(0, 300),
    ...(kind && { kind }),
    language: written,
    look: known && base ? { ...base.content.look, ...shape } : own,
    head: base?.content.head.label ? { label: base.content.head.label } : {},
    pages: buildPassagePages({
      title,
      isDeck: kind === 'deck',
      isChecklist: kind === 'checklist',
      aspects: read.aspects,
      answers,
      subject: asked.subject,
      base,
      index,
      language,
    }),
  };
  const content = documentContent.safeParse(made);
  if (!content.success) return null;
  const rest = { text, facts, ledger, written, today, pages };
  const placed = facts.sheet
    ? withBrief(tidyContent(content.data), briefOf(request, facts.sheet))
    : placeRest(tidyContent(content.data), rest, 'outline');
  if (!keepsTold(placed, given.facts)) return null;
  return {
    content: assignIds(placed),
    template: base,
    answered,
    isKnown: known !== null,
    hasFacts: read.aspects.some(({ told }) => told !== undefined),
    followed: { start: read.head, end: read.end },
  };
}
