import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { PartName } from '../lexicon/composer-lexicon.ts';

export type Path = readonly (string | number)[];

/** A part of a document that a request can name: a page, a block, an entry, a field. */
export interface Part {
  readonly kinds: readonly PartName[];
  /** Its title, its label, or its first words. */
  readonly label: string;
  /** All of its text. */
  readonly text: string;
  /** Id of the page or block that operations use. */
  readonly unit: string;
  readonly page: string;
  /** Path inside the unit; empty for the unit itself. */
  readonly path: Path;
  /** Path of the field with the label, from the unit. */
  readonly titlePath?: Path;
  /** Paths of the fields that hold its value rather than its name, from the unit. */
  readonly valuePaths: readonly Path[];
  readonly value: unknown;
}

/** The kinds of parts for each list or field name of the content. */
const kindOfList: Readonly<Record<string, readonly PartName[]>> = {
  items: ['item'],
  points: ['item'],
  sections: ['item', 'heading'],
  figures: ['item'],
  lines: ['item', 'row'],
  rows: ['row'],
  taxes: ['tax'],
  discounts: ['discount'],
  payment: ['payment'],
  contact: ['contact'],
  stops: ['item'],
  remarks: ['note'],
  foot: ['note'],
};

const kindOfField: Readonly<Record<string, readonly PartName[]>> = {
  lead: ['lead'],
  subtitle: ['lead'],
  tagline: ['lead'],
  text: ['paragraph'],
  takeaway: ['paragraph'],
  hero: ['figures'],
  chart: ['chart'],
  diagram: ['diagram'],
  table: ['table'],
  quote: ['quote'],
  listing: ['table', 'bill'],
  from: ['sender'],
  to: ['recipient'],
  issued: ['date'],
  due: ['due'],
  number: ['number'],
  note: ['note'],
  notes: ['notes'],
  action: ['action'],
  ask: ['action'],
  subject: ['lead'],
  terms: ['due', 'note'],
};

const labelFields = ['title', 'label', 'description', 'name', 'text', 'caption'] as const;
const valueFields = [
  'value',
  'rate',
  'percent',
  'amount',
  'quantity',
  'text',
  'detail',
  'unit',
  'label',
  'by',
  'name',
] as const;
/** Fields that aren't visible on the page. */
const unseen = new Set([
  'id',
  'type',
  'layout',
  'icon',
  'align',
  'url',
  'source',
  'tone',
  'kind',
  'currency',
  'language',
  'html',
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cache. Parsing Markdown takes most of the time, and one answer reads each text several times. */
const plainTexts = new Map<string, string>();
const mostTexts = 4_000;

function plain(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  if (plainTexts.size >= mostTexts) plainTexts.clear();
  const words = plainText(text);
  plainTexts.set(text, words);
  return words;
}

/** Returns the text of a value, in reading order. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return plain(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' ');
  if (!isRecord(value)) return '';
  return Object.entries(value)
    .filter(([name]) => !unseen.has(name))
    .map(([, field]) => wordsOf(field))
    .filter(Boolean)
    .join(' ');
}

function blockKinds({ type }: Block): readonly PartName[] {
  return type === 'html' || type === 'divider' || type === 'code' ? [] : [type];
}

class PartWriter {
  readonly parts: Part[] = [];
  readonly #unit: string;
  readonly #page: string;

  constructor(unit: string, page: string) {
    this.#unit = unit;
    this.#page = page;
  }

  add(kinds: readonly PartName[], path: Path, value: unknown, valuePaths: readonly Path[] = []): void {
    const labelField = isRecord(value)
      ? labelFields.find((name) => typeof value[name] === 'string' && value[name] !== '')
      : undefined;
    const nested = !labelField && isRecord(value) ? nestedTitle(value) : undefined;
    const titlePath = labelField ? [...path, labelField] : nested && [...path, ...nested];
    const own = titlePath
      ? valueAt(value, titlePath.slice(path.length))
      : Array.isArray(value)
        ? value[0]
        : value;
    this.parts.push({
      kinds,
      label: typeof own === 'string' ? plain(own) : typeof own === 'number' ? String(own) : '',
      text: wordsOf(value),
      unit: this.#unit,
      page: this.#page,
      path,
      ...(titlePath && { titlePath }),
      valuePaths,
      value,
    });
  }

  /** Adds the lists and fields within a value. */
  within(value: Readonly<Record<string, unknown>>, path: Path, blockType?: Block['type']): void {
    for (const [name, field] of Object.entries(value)) {
      if (unseen.has(name) || name === 'title' || field === undefined) continue;
      const at = [...path, name];
      if (Array.isArray(field)) this.#list(name, field, at, blockType);
      else if (isRecord(field)) {
        this.add(kindOfField[name] ?? [], at, field, valuePathsOf(field, at));
        this.within(field, at);
      } else if (path.length === 0 || name in kindOfField) {
        const isOwnText = blockType !== undefined && path.length === 0;
        if (!isOwnText && (typeof field === 'string' || typeof field === 'number'))
          this.add(kindOfField[name] ?? [], at, field, [at]);
      }
    }
  }

  #list(name: string, list: readonly unknown[], path: Path, blockType: Block['type'] | undefined): void {
    const own = blockType && blockType !== 'list' && name === 'items' ? [blockType as PartName] : [];
    for (const [index, item] of list.entries()) {
      const at = [...path, index];
      if (Array.isArray(item) && item.every((cell) => typeof cell === 'string')) {
        if (name === 'rows') this.add(['row'], at, item, item.map((_, cell) => [...at, cell]).slice(1));
        else if (name === 'foot') this.add(['row'], at, item, item.map((_, cell) => [...at, cell]).slice(1));
      } else if (Array.isArray(item)) this.#list('blocks', item, at, undefined);
      else if (typeof item === 'string') {
        if (name === 'head') this.add(['column'], at, item, [at]);
        else if (kindOfList[name]) this.add(kindOfList[name], at, item, [at]);
      } else if (isRecord(item) && 'type' in item) {
        this.add(blockKinds(item as Block), at, item, valuePathsOf(item, at));
        this.within(item, at, item.type as Block['type']);
      } else if (isRecord(item)) {
        this.add([...(kindOfList[name] ?? []), ...own], at, item, valuePathsOf(item, at));
        if (Array.isArray(item.blocks)) this.within({ blocks: item.blocks }, at);
      }
    }
  }
}

/** Tables, charts and diagrams have their title inside a nested object. */
function nestedTitle(value: Readonly<Record<string, unknown>>): Path | undefined {
  for (const [field, name] of [
    ['table', 'caption'],
    ['chart', 'title'],
    ['diagram', 'title'],
  ] as const) {
    const inner = value[field];
    if (isRecord(inner) && typeof inner[name] === 'string') return [field, name];
  }
  return undefined;
}

const valuePathsOf = (value: Readonly<Record<string, unknown>>, path: Path): readonly Path[] =>
  valueFields
    .filter((name) => typeof value[name] === 'string' || typeof value[name] === 'number')
    .map((name) => [...path, name]);

export function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const name of path) {
    if (Array.isArray(at)) at = at[Number(name)];
    else if (isRecord(at)) at = Object.hasOwn(at, name) ? at[name] : undefined;
    else return undefined;
  }
  return at;
}

/** Returns a page without its blocks, which are separate parts. */
const ownFields = (page: Page): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(page).filter(([name]) => name !== 'blocks'));

/** Kinds for slides that show a single thing. */
const kindOfLayout: Readonly<Partial<Record<Page['layout'], readonly PartName[]>>> = {
  quote: ['quote'],
  table: ['table'],
  chart: ['chart'],
  figures: ['figures'],
};

function partsOfPage(page: Page): readonly Part[] {
  if (page.id === undefined) return [];
  const writer = new PartWriter(page.id, page.id);
  const own = ownFields(page);
  writer.add(['page', ...(kindOfLayout[page.layout] ?? [])], [], own, valuePathsOf(own, []));
  if ('title' in page) writer.add(['title'], ['title'], page.title, [['title']]);
  writer.within(own, []);
  const blocks = 'blocks' in page ? page.blocks : [];
  const within = blocks.flatMap((block) => {
    if (block.id === undefined || page.id === undefined) return [];
    const inner = new PartWriter(block.id, page.id);
    inner.add(blockKinds(block), [], block, valuePathsOf({ ...block }, []));
    inner.within({ ...block }, [], block.type);
    return inner.parts;
  });
  return [...writer.parts, ...within];
}

/** Returns every part that a request can name, in reading order. Pages come before their contents. */
export function partsOf(content: DocumentContent, targetIds: readonly string[] = []): readonly Part[] {
  const all = content.pages.flatMap(partsOfPage);
  if (targetIds.length === 0) return all;
  const targets = new Set(targetIds);
  return all.filter(({ unit, page }) => targets.has(unit) || targets.has(page));
}
