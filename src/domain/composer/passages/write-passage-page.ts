import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { documentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { Template } from '../../templates/template.ts';
import { Ledger } from '../facts/ledger.ts';
import { lookOf } from '../page/choose-look.ts';
import { headlineOf } from '../page/headline.ts';
import type { KindId } from '../page/kinds.ts';
import { placeRest } from '../page/place-rest.ts';
import { tidyContent } from '../page/tidy-content.ts';
import type { WriteRequest } from '../page/write-request.ts';
import { chooseOutline } from '../templates/choose-outline.ts';
import { answerAspects } from './answer-aspects.ts';
import { buildPassagePages } from './build-passage-page.ts';
import { documentFor, readAsked } from './find-passages.ts';
import { passageIndex } from './passage-index.ts';
import { readAspects } from './read-aspects.ts';

export interface WrittenPassages {
  readonly content: DocumentContent;
  /** The document for the subject, or the outline of the kind. */
  readonly template: Template | null;
  /** Share of the aspects that the library answers. */
  readonly answered: number;
  /** Whether the library has a document for the subject, of the kind that the prompt asks for. */
  readonly isKnown: boolean;
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
/** A list that may be what the page says is one of parts if the library answers this share of it. */
export const leastAnswered = 0.5;

/**
 * Writes a page on the parts that a prompt names, each with what the library says of it, or else a gap.
 * @returns null if the prompt names no parts
 */
export function writePassagePage(request: WriteRequest): WrittenPassages | null {
  const { text, facts, spans, written, today, pages, seed, shelf } = request;
  const { kind, language } = facts;
  if (!parted.has(kind) || written !== language || facts.isBlank) return null;
  if (facts.cv || facts.told || facts.comparison || facts.figureRuns.length > 0) return null;
  const read = readAspects(text, spans, language);
  if (!read) return null;
  const isDeck = kind === 'deck';
  const index = passageIndex(shelf, language);
  const asked = readAsked(text, read, language, shelf, { isDeck, spans });
  const answers = answerAspects(asked, index, shelf, language);
  const answered = answers.filter(({ blocks }) => blocks.length > 0).length / answers.length;
  // Things to do or to bring are the list itself.
  const mayBeOwn = !read.isListed || kind === 'checklist' || (kind === null && asked.kinds.size === 0);
  if (mayBeOwn && answered < leastAnswered) return null;
  const known = documentFor(asked, index);
  const head = known ?? chooseOutline(request, shelf);
  const base = head && shelf.read(head.name);
  const ledger = new Ledger(facts);
  const title = headlineOf(facts, ledger, written);
  ledger.printWithin({ start: read.start, end: read.end });
  const own = lookOf(facts, seed);
  const look =
    known && base ? { ...base.content.look, seed, format: own.format, orientation: own.orientation } : own;
  const made = {
    schema: 1,
    title: plainText(title).slice(0, 300),
    ...(kind && { kind }),
    language: written,
    look,
    head: base?.content.head.label ? { label: base.content.head.label } : {},
    pages: buildPassagePages({
      title,
      isDeck,
      isChecklist: kind === 'checklist',
      aspects: read.aspects,
      answers,
      base,
      index,
      language,
    }),
  };
  const content = documentContent.safeParse(made);
  if (!content.success) return null;
  const placed = placeRest(
    tidyContent(content.data),
    { text, facts, ledger, written, today, pages },
    'outline',
  );
  return { content: assignIds(placed), template: base, answered, isKnown: known !== null };
}
