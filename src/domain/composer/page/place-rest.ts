import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Phrase } from '../facts/facts.ts';
import { restOf, sayEntries } from './entry-parts.ts';
import { type FactRow, factRows } from './fact-rows.ts';
import { hasStub } from './flyer-opening.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { PageRequest } from './page-request.ts';
import { asOwnSentence, asPoint, asSentence, isSaid } from './say-phrase.ts';

/** Blocks at the end of a page; added content goes before them. */
const closes = (block: Block): boolean =>
  block.type === 'signatures' || block.type === 'action' || block.type === 'contact';

/** Returns the index of the greeting of a letter, or -1. */
export const greetingAt = (blocks: readonly Block[]): number =>
  blocks.findIndex(
    (block) => block.type === 'paragraph' && block.text.length < 70 && /[,:，：،]$/u.test(block.text.trim()),
  );

/** Returns the index after the first paragraph that follows the greeting, or -1 without a greeting. */
export function letterSpot(blocks: readonly Block[]): number {
  const greeting = greetingAt(blocks);
  return greeting < 0 ? -1 : Math.min(greeting + 2, blocks.length);
}

/** Returns labeled facts, including sender and recipient. */
function rowsOf(request: PageRequest): FactRow[] {
  const { facts, ledger, written } = request;
  const { labels } = pageWordsOf(written);
  const rows = factRows(request);
  for (const [label, phrases] of [
    [labels.from, facts.from],
    [labels.to, facts.to],
  ] as const) {
    const left = ledger.left(phrases);
    if (left.length > 0) rows.push({ label, value: ledger.use(left).map(asPoint).join(', ') });
  }
  return rows;
}

/**
 * Returns sentences as a paragraph, and fragments as facts and list items: fragments are never joined to
 * sentences.
 */
function blocksOf(
  language: ReaderLanguage,
  rows: readonly FactRow[],
  entries: ReturnType<typeof sayEntries>,
  rest: readonly Phrase[],
): Block[] {
  const sentences = rest.filter((phrase) => isSaid(phrase, language));
  const items = [
    ...entries.map((entry) => [entry.title, restOf(entry)].filter(Boolean).join(' · ')),
    ...rest.filter((phrase) => !sentences.includes(phrase)).map(asPoint),
  ];
  const blocks: Block[] = [];
  if (sentences.length > 0)
    blocks.push({
      type: 'paragraph',
      text: sentences.map((phrase) => asOwnSentence(phrase, language)).join(' '),
    });
  if (rows.length > 0) blocks.push({ type: 'facts', items: [...rows] });
  if (items.length > 0) blocks.push({ type: 'list', items: items.map((text) => ({ text })) });
  return blocks;
}

/** Returns the remaining content of the prompt for the body of a letter. */
export function letterBody(request: PageRequest): Block[] {
  const { facts, ledger } = request;
  const rows = rowsOf(request);
  // A sentence that the reader takes for a list entry remains one.
  const listed = facts.entries.filter(
    ({ item, parts }) => !ledger.isUsed(item) && (parts.length > 0 || !isSaid(item, facts.language)),
  );
  const entries = sayEntries(listed, ledger);
  return blocksOf(facts.language, rows, entries, ledger.use(ledger.rest()));
}

/** Adds all content of the prompt that isn't on the page yet, so that nothing is lost. */
export function placeRest(
  content: DocumentContent,
  request: PageRequest,
  isLetter = content.kind === 'letter',
): DocumentContent {
  const { facts, ledger, written } = request;
  if (ledger.rest().length === 0) return content;
  const { labels } = pageWordsOf(written);
  const rows = rowsOf(request);
  const entries = sayEntries(
    facts.entries.filter(({ item }) => !ledger.isUsed(item)),
    ledger,
  );
  const rest = ledger.use(ledger.rest());
  const [first] = content.pages;
  const spot = isLetter && first?.layout === 'article' ? letterSpot(first.blocks) : -1;
  if (spot >= 0 && first?.layout === 'article') {
    const added = blocksOf(facts.language, rows, entries, rest);
    const blocks = first.blocks.toSpliced(spot, 0, ...added);
    return { ...content, pages: [{ ...first, blocks }, ...content.pages.slice(1)] };
  }
  if (first?.layout === 'flyer') {
    const isOnStub = hasStub(facts.kind);
    const points = [
      ...(first.points ?? []),
      ...entries.map((entry) => ({ title: entry.title, text: restOf(entry) })),
      ...(isOnStub ? [] : rest.map((phrase) => ({ title: asPoint(phrase), text: '' }))),
    ];
    const contact = [...(isOnStub ? rest.map(asPoint) : []), ...(first.contact ?? [])];
    const page = {
      ...first,
      facts: [...first.facts, ...rows],
      ...(points.length > 0 && { points }),
      ...(contact.length > 0 && { contact }),
    };
    return { ...content, pages: [page, ...content.pages.slice(1)] };
  }
  const lines = [
    ...entries.map((entry) => [entry.title, restOf(entry)].filter(Boolean).join(' · ')),
    ...rest.map(asPoint),
  ];
  const blocks: Block[] = [];
  if (rows.length > 0) blocks.push({ type: 'facts', items: rows });
  const isList = lines.length > 1;
  const said: Block[] = isList
    ? [{ type: 'list', items: lines.map((text) => ({ text })) }]
    : rest.map((phrase): Block => ({ type: 'paragraph', text: asSentence(phrase) }));
  if (!isList && entries.length > 0) said.push({ type: 'list', items: lines.map((text) => ({ text })) });
  if (first?.layout === 'article') {
    const at = first.blocks.findIndex(closes);
    const end = at < 0 ? first.blocks.length : at;
    const own = [...blocks, ...first.blocks.slice(0, end), ...said, ...first.blocks.slice(end)];
    return { ...content, pages: [{ ...first, blocks: own }, ...content.pages.slice(1)] };
  }
  const isDeck = content.look.format.startsWith('slides');
  const added: Page = isDeck
    ? { layout: 'text', title: labels.details, blocks: [...blocks, ...said] }
    : { layout: 'article', title: labels.details, blocks: [...blocks, ...said] };
  const before = isDeck && content.pages.length > 1 ? content.pages.length - 1 : content.pages.length;
  return { ...content, pages: content.pages.toSpliced(before, 0, added) };
}
