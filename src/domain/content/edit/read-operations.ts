import { z } from 'zod';
import type { DocumentContent, Page } from '../document-content.ts';
import { unquoted } from '../lenient/json-in-text.ts';
import type { Note } from '../lenient/notes.ts';
import { readContent } from '../lenient/read-content.ts';
import type { ReadingContext } from '../lenient/reading.ts';
import { look } from '../look.ts';
import { type Operation, operation } from './operation.ts';

/** A loosely written operation: names may vary, and pages and blocks have no ids yet. */
const loose = z.looseObject({
  op: z.string(),
  id: z.string().optional(),
  at: z.string().optional(),
  after: z.string().nullish(),
  in: z.string().optional(),
  index: z.coerce.number().int().min(0).optional(),
  value: z.json().optional(),
  page: z.json().optional(),
  block: z.json().optional(),
  look: z.json().optional(),
});

type Loose = z.infer<typeof loose>;

export interface ReadOperations {
  readonly operations: readonly Operation[];
  /** Path of each operation in the given list, such as 'operations[2]'. */
  readonly paths: readonly string[];
  readonly notes: readonly Note[];
}

/**
 * Reads operations written by a model. Pages and blocks are read as leniently as whole documents and get
 * unused ids. Operations that can't be read are skipped with a note.
 */
export function readOperations(
  given: unknown,
  content: DocumentContent,
  context: ReadingContext,
): ReadOperations {
  const read = unquoted(given);
  const list = Array.isArray(read) ? read : given === undefined ? [] : [read];
  const notes: Note[] = [];
  const freeId = idMaker(content);
  const paths: string[] = [];
  const operations = list.slice(0, 200).flatMap((one, at): Operation[] => {
    const path = `operations[${at}]`;
    const read = loose.safeParse(unquoted(one));
    if (!read.success) {
      notes.push({ level: 'warning', path, message: notAnOperation });
      return [];
    }
    const strict = operation.safeParse(
      strictForm(read.data, content, context, freeId, (message) =>
        notes.push({ level: 'warning', path, message }),
      ),
    );
    if (strict.success) {
      paths.push(path);
      return [strict.data];
    }
    const [issue] = strict.error.issues;
    notes.push({
      level: 'warning',
      path: [path, ...(issue?.path ?? [])].join('.'),
      message: issue?.message ?? 'Not an operation.',
    });
    return [];
  });
  return { operations, paths, notes };
}

const notAnOperation =
  'Not an operation. Each is an object such as {"op": "set", "at": "p1.title", "value": "…"}.';

function idMaker(content: DocumentContent): (prefix: 'p' | 'b') => string {
  const taken = new Set(
    content.pages.flatMap((page) => [page.id, ...('blocks' in page ? page.blocks : []).map(({ id }) => id)]),
  );
  return (prefix) => {
    let number = taken.size + 1;
    while (taken.has(`${prefix}${number}`)) number += 1;
    const id = `${prefix}${number}`;
    taken.add(id);
    return id;
  };
}

function strictForm(
  given: Loose,
  content: DocumentContent,
  context: ReadingContext,
  freeId: (prefix: 'p' | 'b') => string,
  tell: (message: string) => void,
): object {
  const { op, id, at, after = null, index } = given;
  const readPage = (value: unknown): Page | undefined => {
    const read = readContent({ title: content.title, pages: [value] }, context);
    for (const note of read.notes) tell(`${note.path}: ${note.message}`);
    return read.content?.pages[0];
  };
  const readBlock = (value: unknown) => {
    const page = readPage({ layout: 'article', title: content.title, blocks: [value] });
    return page && 'blocks' in page ? page.blocks[0] : undefined;
  };
  switch (op.toLowerCase().replaceAll('-', '_')) {
    case 'set':
    case 'set_field':
    case 'set_text':
      return { op: 'set', at: fieldPathOf(at ?? id ?? '', content), value: given.value ?? null };
    case 'insert_item':
    case 'add_item':
      return {
        op: 'insert_item',
        at: fieldPathOf(at ?? '', content),
        index: index ?? 1_000,
        value: given.value,
      };
    case 'remove_item':
      return { op: 'remove_item', at: fieldPathOf(at ?? '', content), index };
    case 'replace':
    case 'replace_page':
    case 'replace_block': {
      const isPage = content.pages.some((page) => page.id === id);
      const value = given.page ?? given.block ?? given.value;
      if (!isPage) return { op: 'replace_block', id, block: readBlock(value) };
      const page = readPage(value);
      return { op: 'replace_page', id, page: page && withBlockIds(page, freeId) };
    }
    case 'insert':
    case 'insert_page':
    case 'insert_block':
    case 'add_page':
    case 'add_block': {
      const value = given.page ?? given.block ?? given.value;
      if (given.page !== undefined || isLayout(value)) {
        const page = readPage(value);
        return { op: 'insert_page', after, page: page && { ...withBlockIds(page, freeId), id: freeId('p') } };
      }
      const home =
        given.in ?? pageOfBlock(content, after) ?? content.pages.find((page) => 'blocks' in page)?.id;
      const block = readBlock(value);
      return { op: 'insert_block', in: home, after, block: block && { ...block, id: freeId('b') } };
    }
    case 'move':
      return { op: 'move', id, after, ...(given.in !== undefined && { in: given.in }) };
    case 'remove':
    case 'delete':
    case 'remove_page':
    case 'remove_block':
      return { op: 'remove', id };
    case 'look':
    case 'set_look':
      return { op: 'set_look', look: lookOf(given.look ?? given.value, content, context, tell) };
    case 'head':
    case 'set_head':
      return { op: 'set_head', head: { ...content.head, ...(given.value as object | undefined) } };
    default:
      return given;
  }
}

/** Normalizes paths: 'p2.items[1].text' and 'pages.1.items.1.text' mean 'p2.items.1.text'. */
function fieldPathOf(at: string, content: DocumentContent): string {
  const dotted = at.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
  const numbered = /^pages\.(\d+)\.(.+)$/.exec(dotted);
  const id = numbered && content.pages[Number(numbered[1])]?.id;
  return id ? `${id}.${numbered?.[2]}` : dotted;
}

const isLayout = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'layout' in value;

function pageOfBlock(content: DocumentContent, blockId: string | null): string | undefined {
  return content.pages.find((page) => 'blocks' in page && page.blocks.some(({ id }) => id === blockId))?.id;
}

function withBlockIds(page: Page, freeId: (prefix: 'b') => string): Page {
  return 'blocks' in page
    ? { ...page, blocks: page.blocks.map((block) => ({ ...block, id: freeId('b') })) }
    : page;
}

/** Reads only the named parts of a look, as leniently as in a whole document. */
function lookOf(
  given: unknown,
  content: DocumentContent,
  context: ReadingContext,
  tell: (message: string) => void,
): object {
  if (typeof given !== 'object' || given === null) return {};
  const read = readContent(
    { title: content.title, look: given, pages: [{ layout: 'statement', title: content.title }] },
    { ...context, look: content.look },
  );
  for (const note of read.notes) tell(`${note.path}: ${note.message}`);
  const known = new Set(Object.keys(look.shape));
  const named = Object.keys(given).filter((name) => known.has(name));
  // A new format brings its default orientation (landscape for slides, portrait for paper) unless one is
  // named.
  if (named.includes('format')) named.push('orientation');
  const values = read.content?.look ?? {};
  return Object.fromEntries(Object.entries(values).filter(([name]) => named.includes(name)));
}
