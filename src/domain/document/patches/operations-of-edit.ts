import type { Element } from 'domhandler';
import type { DocumentContent } from '../../content/document-content.ts';
import { fieldValue } from '../../content/edit/field-value.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf, OperationError } from '../../content/edit/places.ts';
import { readAmount } from '../../content/lenient/read-amount.ts';
import { readDate } from '../../content/lenient/read-date.ts';
import { parseText } from '../../content/text/inline-text.ts';
import type { Span } from '../../content/text/span.ts';
import { writeText } from '../../content/text/write-text.ts';
import { elementsWithin, endTagStart, parseArticle, startTagEnd } from '../article-tree.ts';
import { joinPages } from '../reflow/join-pages.ts';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { spliced, withChangedWords, wordsOf } from './shown-text.ts';

interface Shown {
  readonly id: string;
  readonly element: Element;
  readonly pageId: string;
}

interface Article {
  readonly html: string;
  readonly pageIds: string;
  readonly blocks: readonly Shown[];
}

function read(articleHtml: string): Article {
  const html = joinPages(articleHtml);
  const { pages } = parseArticle(html);
  return {
    html,
    pageIds: pages.map(({ id }) => id).join(' '),
    blocks: pages.flatMap(({ id: pageId, blocks }) =>
      blocks.map(({ id, element }) => ({ id, element, pageId: pageId.split('.')[0] ?? pageId })),
    ),
  };
}

/**
 * Returns the content operations equivalent to an edit of the page's HTML: field texts and numbers, moved and
 * removed blocks, replaced pictures.
 * @returns null if content can't represent the edit
 * @throws OperationError if a number or a date is invalid
 */
export function operationsOfEdit(
  beforeHtml: string,
  afterHtml: string,
  content: DocumentContent,
): readonly Operation[] | null {
  const before = read(beforeHtml);
  const after = read(afterHtml);
  if (before.pageIds !== after.pageIds) return null;
  const arranged = arrangement(before, after, content);
  if (!arranged) return null;
  const old = new Map(before.blocks.map((block) => [block.id, block.element]));
  const changes: ChangedField[] = [];
  const operations: Operation[] = [];
  for (const { id, element } of after.blocks) {
    const was = old.get(id);
    if (!was) return null;
    const inContent = blockIn(content, id);
    if (inContent?.type === 'html') {
      const html = innerHtml(after.html, element);
      if (html !== innerHtml(before.html, was)) operations.push({ op: 'set', at: `${id}.html`, value: html });
      continue;
    }
    const fields = changedFields(was, element);
    const isPicture = inContent?.type === 'picture' || fieldValue(content, `${id}.text`) !== undefined;
    const picture = isPicture && !fields ? pictureChange(id, was, element) : null;
    if (!fields && !picture) return null;
    changes.push(...(fields ?? []));
    operations.push(...(picture ?? []));
  }
  for (const [at, pieces] of Map.groupBy(changes, (change) => change.at))
    operations.push(...setField(at, pieces, content));
  return [...operations, ...arranged];
}

const innerHtml = (html: string, element: Element): string =>
  html.slice(startTagEnd(html, element), endTagStart(html, element));

const blockIn = ({ pages }: DocumentContent, id: string) =>
  pages.flatMap(blocksOf).find((block) => block.id === id);

/** Returns the content blocks that a part of the page shows: itself, or those of a section. */
function blocksShown({ id, element }: Shown, content: DocumentContent): readonly string[] | null {
  const own = new Set(content.pages.flatMap(blocksOf).map((block) => block.id));
  if (own.has(id)) return [id];
  const shown = [...elementsWithin(element)]
    .map(({ attribs }) => attribs['data-id'])
    .filter((each): each is string => own.has(each));
  return shown.length > 0 ? shown : null;
}

/**
 * Returns removals and moves; null if one affects something other than a content block, or something was
 * added.
 */
function arrangement(before: Article, after: Article, content: DocumentContent): readonly Operation[] | null {
  const left = new Set(after.blocks.map(({ id }) => id));
  const kept = before.blocks.filter(({ id }) => left.has(id));
  if (kept.length !== after.blocks.length) return null;
  const removals: Operation[] = [];
  for (const block of before.blocks) {
    if (left.has(block.id)) continue;
    const ids = blocksShown(block, content);
    if (!ids) return null;
    removals.push(...ids.map((id) => ({ op: 'remove' as const, id })));
  }
  const moves = movesBetween(kept, after.blocks, content);
  return moves && [...moves, ...removals];
}

const order = (blocks: readonly Shown[], without?: string): string =>
  blocks
    .filter(({ id }) => id !== without)
    .map(({ id, pageId }) => `${pageId} ${id}`)
    .join('\n');

function movesBetween(
  before: readonly Shown[],
  after: readonly Shown[],
  content: DocumentContent,
): readonly Operation[] | null {
  if (order(before) === order(after)) return [];
  // If one part was moved, the order of the others is unchanged.
  const moved = after.find(({ id }) => order(before, id) === order(after, id));
  const ids = moved && blocksShown(moved, content);
  if (!moved || !ids) return null;
  const { pageId } = moved;
  const page = content.pages.find((each) => each.id === pageId);
  if (!page || !('blocks' in page)) return null;
  const own = new Set(page.blocks.map((block) => block.id));
  const previous = after
    .slice(0, after.indexOf(moved))
    .filter((block) => block.pageId === pageId)
    .flatMap((block) => blocksShown(block, content) ?? [])
    .filter((id) => own.has(id));
  let target = previous.at(-1) ?? null;
  return ids.map((id): Operation => {
    const move: Operation = { op: 'move', id, in: pageId, after: target };
    target = id;
    return move;
  });
}

function imageIn(element: Element): Element | null {
  for (const child of element.children) {
    if (child.type !== 'tag') continue;
    const image = child.name === 'img' ? child : imageIn(child as Element);
    if (image) return image as Element;
  }
  return null;
}

/** Returns the operations for a replaced picture or a changed description. */
function pictureChange(id: string, before: Element, after: Element): readonly Operation[] | null {
  const [was, is] = [imageIn(before), imageIn(after)];
  if (!is?.attribs.src || was?.attribs.src === is.attribs.src) return null;
  const { src, alt = '' } = is.attribs;
  return [
    { op: 'set', at: `${id}.source`, value: src },
    ...(alt !== '' && alt !== was?.attribs.alt
      ? [{ op: 'set' as const, at: `${id}.text`, value: writeText([{ text: alt }]) }]
      : []),
  ];
}

function setField(
  at: string,
  pieces: readonly ChangedField[],
  content: DocumentContent,
): readonly Operation[] {
  const [first] = pieces;
  const source = fieldValue(content, at);
  if (!first) return [];
  if (first.kind === 'value') return valueChange(at, wordsOf(first.after).trim(), source, content);
  const text = typeof source === 'string' ? source : '';
  if (first.kind === 'characters') {
    const [from, to] = first.range ?? [0, text.length];
    const value = text.slice(0, from) + wordsOf(first.after) + text.slice(to);
    return [{ op: 'set', at, value }];
  }
  let spans = parseText(text);
  // From the last part to the first, so that earlier positions stay valid.
  for (const piece of pieces.toSorted((a, b) => (b.range?.[0] ?? 0) - (a.range?.[0] ?? 0)))
    spans = changedSpans(spans, piece);
  return [{ op: 'set', at, value: writeText(spans) }];
}

const tidy = (words: string): string => words.replace(/\s+/g, ' ').trim();
const withoutMarks = (spans: readonly Span[]): boolean =>
  spans.every(
    ({ isStrong, isEmphasis, isCode, isStruck, href }) =>
      !isStrong && !isEmphasis && !isCode && !isStruck && !href,
  );

function changedSpans(spans: readonly Span[], { before, after, range }: ChangedField): readonly Span[] {
  if (range) return spliced(spans, range, after);
  // Some places show a text without its inline marks; the content still has them.
  const isPlain =
    withoutMarks(before) && !withoutMarks(spans) && tidy(wordsOf(before)) === tidy(wordsOf(spans));
  return isPlain && withoutMarks(after) ? withChangedWords(spans, after) : after;
}

/** Parses a number as typed, or a quantity with its unit: '3', '1.5 hours', '$95'. @throws OperationError */
function valueChange(
  at: string,
  words: string,
  now: unknown,
  content: DocumentContent,
): readonly Operation[] {
  const { language } = content;
  if (/\.(?:issued|due)$/.test(at)) {
    const day = readDate(words, language, typeof now === 'string' ? now : undefined);
    if (day) return [{ op: 'set', at, value: day }];
    throw new OperationError(`'${words}' is not a date. Write the month as a word: 5 March 2027.`);
  }
  const amount = readAmount(words, language);
  if (!amount) throw new OperationError(`'${words}' is not a number.`);
  const unitAt = at.endsWith('.quantity') ? at.replace(/quantity$/, 'unit') : null;
  const unit = amount.unit === undefined ? null : writeText([{ text: amount.unit }]);
  const before = unitAt === null ? null : (fieldValue(content, unitAt) ?? null);
  return [
    { op: 'set', at, value: amount.value },
    ...(unitAt !== null && tidy(String(before ?? '')) !== tidy(unit ?? '')
      ? [{ op: 'set' as const, at: unitAt, value: unit }]
      : []),
  ];
}
