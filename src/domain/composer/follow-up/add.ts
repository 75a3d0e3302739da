import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf } from '../../content/edit/places.ts';
import type { Label } from '../../reader/labels.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { fold } from '../lexicon/fold.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { speak } from '../speech/speak.ts';
import { catalogLanguage } from '../speech/spoken-language.ts';
import { readLook } from '../wishes/read-look.ts';
import { addLine, billIn, has, isIn } from './add-line.ts';
import { addNote, thanksIn } from './add-note.ts';
import { addRow } from './add-row.ts';
import { nameOf, quoted } from './name-part.ts';
import { partTerms, readerLanguageOf } from './part-terms.ts';
import type { Part } from './parts.ts';
import { freeId, insertOperation, unitOf } from './place-operations.ts';
import {
  findTarget,
  type Request,
  refuse,
  type Step,
  spansOf,
  type Target,
  textWithout,
  unquoted,
} from './request.ts';
import { verbOf } from './settle-reading.ts';
import { spanAt } from './value-pair.ts';

/** Returns where 'to the list' starts in 'add a jazz concert to the list'; the length of the text if it doesn't end so. */
function listAtEnd({ languages }: Request, text: string): number {
  const hits = partTerms(fold(text), languages);
  const list = hits.at(-1);
  if (!list?.names.includes('part:list') || list.end < text.length) return text.length;
  let { start } = list;
  for (const hit of hits.toReversed()) {
    if (hit.end > start || text.slice(hit.end, start).trim() !== '') continue;
    // 'A plan and a list' are two things to add.
    if (hit.names.includes('and')) return text.length;
    if (hit.names.every((name) => name === 'filler')) start = hit.start;
  }
  const isNamed = hits.some(
    (hit) => hit.end <= start && hit.names.includes('add') && isLast(text, hit.end, start),
  );
  return start < list.start && !isNamed ? start : text.length;
}

/** Returns whether nothing is written between two places. */
const isLast = (text: string, from: number, to: number): boolean =>
  !/[\p{L}\p{N}]/u.test(text.slice(from, to));

/** Takes 'to the list' off a request; it is the target, whatever the reader labels it. */
function withListAsTarget(request: Request): {
  readonly request: Request;
  readonly list: ReadSpan | undefined;
} {
  const whole = request.text.replace(/[.!\s]{1,9}$/, '');
  const end = listAtEnd(request, whole);
  if (end === whole.length) return { request, list: undefined };
  const text = whole.slice(0, end).trimEnd();
  const spans = request.reading.spans.flatMap((span) =>
    span.start < text.length && span.label !== 'target'
      ? { ...span, end: Math.min(span.end, text.length), text: text.slice(span.start, span.end) }
      : [],
  );
  return {
    request: { ...request, text, reading: { ...request.reading, spans } },
    list: spanAt('target', whole, end, whole.length),
  };
}

/** Returns the text from the first to the last span that belongs to the addition, as typed. */
function addedText(request: Request): string {
  const spans = spansOf(request, ...added);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last || !spans.some(({ label }) => label === 'item' || label === 'detail'))
    return wordsAfterVerb(request);
  // 'A concert of jazz', of which the reader labeled the jazz: the words between the verb and the item belong to it.
  const whole = wordsAfterVerb(request);
  const labeled = unquoted(request.text.slice(first.start, last.end));
  const isSame = whole.endsWith(labeled) || labeled.endsWith(whole);
  return isSame && whole !== '' ? whole : labeled;
}

const added = 'item,detail,contact,name,place,date,time,money,qty,unit,rate,new,title,subject,from,to'.split(
  ',',
) as Label[];

/** Returns the request without its verb and target, for requests whose parts weren't labeled. */
function wordsAfterVerb(request: Request): string {
  const words = wordsBesides(request, 'target', 'cmd');
  const hits = partTerms(fold(words), request.languages);
  const said = blankRanges(words, hits);
  return /[\p{L}\p{N}]/u.test(said) ? words : wordsBesides(request, 'cmd');
}

const places = new Set(['start', 'end', 'before', 'after']);

function wordsBesides(request: Request, ...labels: readonly Label[]): string {
  const text = textWithout(request, spansOf(request, ...labels));
  const hits = partTerms(fold(text), request.languages);
  const verbs = hits.filter(({ names }) => names.includes('add'));
  const first = verbs.find(({ start }) => start < text.length / 2);
  const last = verbs.find((hit) => hit !== first && text.slice(hit.end).trim() === '');
  const place = hits.find(
    (hit) => hit.start > (first?.end ?? 0) && hit.names.some((name) => places.has(name)),
  );
  let from = first?.end ?? 0;
  for (const hit of hits)
    if (hit.start === skipSpace(text, from) && hit.names.every((name) => name === 'filler')) from = hit.end;
  const words = text.slice(from, Math.min(place?.start ?? text.length, last?.start ?? text.length));
  // 'Add a dish: lentil stew', of which the reader labeled the dish.
  return unquoted(words.replace(/^\s*[:,;–]\s*/, ''));
}

/** Strips kind names and the articles before them: 'roots' from 'a slide about roots'. */
function withoutKind(request: Request, text: string): string {
  let from = 0;
  for (const hit of partTerms(fold(text), request.languages))
    if (
      hit.start === skipSpace(text, from) &&
      hit.names.some((name) => name === 'filler' || name === 'part:page')
    )
      from = hit.end;
  return unquoted(text.slice(from)) || text;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}

/**
 * Builds an entry of the same shape as the list's other entries. Returns undefined if the list has no
 * matching shape.
 */
function entryLike(list: string, sample: unknown, text: string, time: string | undefined): unknown {
  if (list === 'stops' || list === 'contact' || typeof sample === 'string') return text;
  const isShown = typeof sample === 'object' && sample !== null;
  if (isShown && 'value' in sample && 'label' in sample) {
    const [label = '', ...rest] = text.split(/:\s+/);
    return rest.length > 0 ? { label, value: rest.join(': ') } : undefined;
  }
  if (isShown && 'title' in sample && 'blocks' in sample) return { title: text, blocks: [] };
  if (isShown && 'title' in sample)
    return { title: text, text: '', ...(time && 'label' in sample && { label: time }) };
  if (isShown && 'text' in sample) return { text, ...('checked' in sample && { checked: false }) };
  return undefined;
}

interface ListPlace {
  readonly unit: string;
  readonly path: readonly (string | number)[];
  readonly list: readonly unknown[];
  readonly index?: number;
  readonly name: Saying;
}

const listNames = ['items', 'points', 'sections', 'stops', 'contact'] as const;

function listWithin(unit: string, owner: object, name: Saying): ListPlace | undefined {
  for (const field of listNames) {
    const list = (owner as Readonly<Record<string, unknown>>)[field];
    if (Array.isArray(list) && list.length > 0) return { unit, path: [field], list, name };
  }
  return undefined;
}

/** Returns the list that a named part is, has, or is in; for a heading, the first list of its section. */
function listAt(request: Request, part: Part): ListPlace | undefined {
  const { content } = request;
  const owner = unitOf(content, part.unit);
  if (!owner) return undefined;
  const name = nameOf(part, content);
  if (part.path.length === 2 && typeof part.path[1] === 'number') {
    const found = listWithin(part.unit, owner, name);
    if (found && found.path[0] === part.path[0]) return { ...found, index: part.path[1] + 1 };
  }
  if (part.path.length > 0) return undefined;
  if ('type' in owner && owner.type === 'heading') {
    const page = content.pages.find(({ id }) => id === part.page);
    const blocks = page ? blocksOf(page) : [];
    const start = blocks.findIndex(({ id }) => id === part.unit);
    for (const block of blocks.slice(start + 1)) {
      if (block.type === 'heading' && block.level <= owner.level) return undefined;
      const found =
        block.id && page && isIn(request, page, block) ? listWithin(block.id, block, name) : undefined;
      if (found) return found;
    }
    return undefined;
  }
  const own = listWithin(part.unit, owner, name);
  if (own || 'type' in owner) return own;
  const blocks = blocksOf(owner).flatMap((block) =>
    block.id ? (listWithin(block.id, block, name) ?? []) : [],
  );
  return blocks.at(-1);
}

/** Returns the last list of the page, for requests that name none. */
function anyList(request: Request): ListPlace | undefined {
  const places = request.content.pages.flatMap((page): ListPlace[] => {
    const own = page.id && isIn(request, page) ? listWithin(page.id, page, tell('part_page')) : undefined;
    const blocks = blocksOf(page).flatMap((block) =>
      block.id && block.type !== 'contact' && isIn(request, page, block)
        ? (listWithin(block.id, block, tell('part_list')) ?? [])
        : [],
    );
    return [...(own && own.path[0] !== 'contact' ? [own] : []), ...blocks];
  });
  return places.findLast(({ list }) => entryLike('', list[0], 'x', undefined) !== undefined);
}

function insertInto(
  request: Request,
  { unit, path, list, index, name }: ListPlace,
  texts: readonly string[],
): Step | undefined {
  const [time] = spansOf(request, 'time');
  const operations: Operation[] = [];
  for (const [at, text] of texts.entries()) {
    const entry = entryLike(String(path[0]), list[0], text, time?.text);
    if (entry === undefined) return undefined;
    operations.push(insertOperation(request.content, unit, path, entry, (index ?? list.length) + at));
  }
  const names = texts.map(quoted);
  const isNamed = name.reason === 'quote';
  return { operations, said: isNamed ? tell('addedTo', { names, part: name }) : tell('added', { names }) };
}

/** Returns what an added picture should show, or undefined if no picture is requested. */
function pictureIn(request: Request, text: string): string | undefined {
  const [hit] = partTerms(fold(text), request.languages).filter(
    ({ names }) => !names.every((name) => name === 'filler'),
  );
  if (!hit?.names.includes('part:picture') || hit.start > 16) return undefined;
  return readLook(text, request.languages[0] ?? 'en').subject ?? text;
}

function addParagraph(request: Request, text: string, part: Part | undefined): Step | undefined {
  const { content } = request;
  const pages = content.pages.filter((page) => 'blocks' in page && isIn(request, page));
  const page = pages.find(({ id }) => id === part?.page) ?? pages.at(-1);
  if (!page?.id) return undefined;
  const blocks = blocksOf(page);
  const beside = blocks.find(({ id }) => id === part?.unit);
  // Signatures and contacts stay at the end of the page.
  const body = blocks.filter(({ type }) => !['signatures', 'contact', 'action', 'qr'].includes(type));
  const after = beside?.id ?? body.at(-1)?.id ?? null;
  const subject = pictureIn(request, text);
  const id = freeId(content, 'b');
  const block: Block =
    subject === undefined ? { id, type: 'paragraph', text } : { id, type: 'picture', text: subject };
  return {
    operations: [{ op: 'insert_block', in: page.id, after, block }],
    said:
      subject === undefined
        ? tell('added', { names: [quoted(text)] })
        : tell('addedPicture', { subject: quoted(subject) }),
  };
}

function isDeck({ look }: DocumentContent): boolean {
  return look.format.startsWith('slides');
}

function addSlide(request: Request, title: string, part: Part | undefined): Step {
  const { content } = request;
  const after = part?.page ?? content.pages.at(-1)?.id ?? null;
  const block: Block = {
    id: freeId(content, 'b'),
    type: 'paragraph',
    text: `[[${speak(catalogLanguage(readerLanguageOf(content.language)), tell('slideGap', { title }))}]]`,
  };
  const page: Page = { id: freeId(content, 'p'), layout: 'text', title, blocks: [block] };
  return {
    operations: [{ op: 'insert_page', after, page }],
    said: tell('addedSlide', { title: quoted(title) }),
  };
}

/** Adds the requested content, as typed, at the named place or next to content of the same kind. */
export function add(whole: Request): Step {
  const { request, list: listSpan } = withListAsTarget(whole);
  const asked = addedText(request);
  const thanks = thanksIn(request, asked);
  const text = thanks ?? asked;
  const bill = billIn(request);
  const line = thanks === undefined && bill && addLine(request, bill);
  if (line) return line;
  // 'My bank account is missing' has no text to print.
  const hasText =
    verbOf(request.text, request.languages) === 'add' ||
    spansOf(request, 'target', ...added).length + request.reading.values.length > 0;
  if (text === '' || !hasText) return refuse(tell('noText'));
  const [span = listSpan] = spansOf(request, 'target');
  const target: Target = span
    ? findTarget(request, (part) => tell('ask_add', { text: tell('quote', { text }), part }), 'inner', span)
    : {};
  const part = target.part;
  const outside = request.text.replace(text, ' ');
  const isPage =
    has(request, outside, 'page') || (withoutKind(request, text) !== text && has(request, text, 'page'));
  const wantsPage = isPage && request.targetIds.length === 0;
  if (isDeck(request.content) && wantsPage) return addSlide(request, withoutKind(request, text), part);
  const labeled = thanks === undefined ? spansOf(request, 'item') : [];
  const items = labeled.length === 1 ? [text] : labeled.map((each) => unquoted(each.text));
  const isPlain =
    items.length > 0 &&
    spansOf(request, 'item', 'time').length ===
      request.reading.spans.filter(({ label }) => label !== 'cmd' && label !== 'target').length;
  const texts = isPlain && items.length > 0 ? items.filter((each) => each !== '') : [text];
  const isPicture = pictureIn(request, text) !== undefined;
  const isListed = isPlain || listSpan !== undefined;
  const list = isPicture ? undefined : part ? listAt(request, part) : isListed ? anyList(request) : undefined;
  const inList = list && insertInto(request, list, texts);
  return (
    inList ??
    addRow(request, text) ??
    addParagraph(request, text, part) ??
    addNote(request, text) ??
    lastResort(request, texts) ??
    refuse(tell(request.targetIds.length > 0 ? 'noPlaceSelected' : 'noPlace', { text: quoted(text) }))
  );
}

/** Pages with little text add it as a list entry. */
function lastResort(request: Request, texts: readonly string[]): Step | undefined {
  const list = anyList(request);
  return list && insertInto(request, list, texts);
}
