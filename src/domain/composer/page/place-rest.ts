import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { Phrase } from '../facts/facts.ts';
import { restOf, sayEntries } from './entry-parts.ts';
import { type FactRow, factRows } from './fact-rows.ts';
import { hasStub } from './flyer-opening.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { PageRequest } from './page-request.ts';
import { asPoint, asSentence, escaped, isSaid, upperFirst } from './say-phrase.ts';

/** Blocks at the end of a page; added content goes before them. */
const closes = (block: Block): boolean =>
  block.type === 'signatures' || block.type === 'action' || block.type === 'contact';

/** Returns where the prompt's own words stand: in the first section of an outline, or above all sections. */
function spotOf(blocks: readonly Block[], form: 'outline' | 'opening'): number {
  if (form === 'opening') return blocks.findIndex(({ type }) => type !== 'paragraph' && type !== 'facts');
  const heading = blocks.findIndex(({ type }) => type === 'heading');
  return heading < 0 ? -1 : Math.min(heading + 2, blocks.length);
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

/** Returns words inside a line: the first letter of an entry was made a capital one. */
const continued = (text: string, at: number): string =>
  at > 0 && /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Maximum number of fragments in a line of their own. */
const mostInLine = 3;

/**
 * Returns sentences as a paragraph, and fragments as facts and list items: fragments are never joined to
 * sentences.
 */
function blocksOf(
  { facts: { language } }: PageRequest,
  rows: readonly FactRow[],
  entries: ReturnType<typeof sayEntries>,
  given: readonly Phrase[],
): Block[] {
  // What was told first is said first.
  const rest = [...given].sort((a, b) => a.start - b.start);
  const said = rest.filter((phrase) => isSaid(phrase, language));
  const sentences = said.map(asSentence);
  const told = entries.map((entry) => [entry.title, restOf(entry)].filter(Boolean).join(' · '));
  const fragments = rest.filter((phrase) => !said.includes(phrase));
  const isShort =
    told.length + fragments.length <= mostInLine && entries.every((entry) => restOf(entry) === '');
  const items = isShort ? [] : [...told, ...fragments.map(asPoint)];
  // Few fragments make a line; as a list they would look like more than they are.
  if (isShort && told.length + fragments.length > 0) {
    const joined = fragments.map(({ text, start }, at) => {
      const before = fragments[at - 1];
      const isNext = before !== undefined && start - before.end <= 1;
      return `${before === undefined ? '' : isNext ? ' ' : ', '}${escaped(text.trim())}`;
    });
    const line = [...entries.map(({ title }) => title), joined.join('')].filter(Boolean);
    sentences.push(`${upperFirst(line.map(continued).join(', '))}.`);
  }
  const blocks: Block[] = [];
  if (sentences.length > 0) blocks.push({ type: 'paragraph', text: sentences.join(' ') });
  if (rows.length > 0) blocks.push({ type: 'facts', items: [...rows] });
  if (items.length > 0) blocks.push({ type: 'list', items: items.map((text) => ({ text })) });
  return blocks;
}

/** Adds all content of the prompt that isn't on the page yet, so that nothing is lost. */
export function placeRest(
  content: DocumentContent,
  request: PageRequest,
  form: 'outline' | 'opening' | 'page' = 'page',
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
  const spot = first?.layout === 'article' && form !== 'page' ? spotOf(first.blocks, form) : -1;
  if (spot >= 0 && first?.layout === 'article') {
    const added = blocksOf(request, rows, entries, rest);
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
  const before =
    form !== 'page'
      ? 1
      : isDeck && content.pages.length > 1
        ? content.pages.length - 1
        : content.pages.length;
  return { ...content, pages: content.pages.toSpliced(before, 0, added) };
}
