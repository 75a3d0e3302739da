import type { z } from 'zod';
import type { Block } from '../blocks/blocks.ts';
import { type DocumentContent, documentContent, type Page } from '../document-content.ts';
import type { Look } from '../look.ts';
import type { Operation } from './operation.ts';

/** An operation can't be applied. The message says why, in words for a person or a model. */
export class OperationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OperationError';
  }
}

export interface Applied {
  readonly content: DocumentContent;
  /** Applied to `content`, gives back what was there before. */
  readonly inverse: readonly Operation[];
}

/**
 * Applies operations in their order. The given content is not changed, and pages that no operation touches are the same
 * objects afterwards.
 * @throws OperationError when one can't be applied or its result is no valid content; then none is
 */
export function applyOperations(content: DocumentContent, operations: readonly Operation[]): Applied {
  let current = content;
  const inverses: Operation[] = [];
  for (const [at, operation] of operations.entries()) {
    try {
      const { content: next, inverse } = applyOne(current, operation);
      current = next;
      inverses.unshift(...inverse);
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      throw new OperationError(`Operation ${at + 1} (${operation.op}): ${error.message}`);
    }
  }
  const checked = documentContent.safeParse(current);
  if (!checked.success) throw new OperationError(`The result isn't valid: ${issueInWords(checked.error)}`);
  const twice = firstRepeatedId(current);
  if (twice !== undefined) throw new OperationError(`The id '${twice}' is used twice.`);
  return { content: current, inverse: inverses };
}

function issueInWords(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.')}: ${issue.message}` : error.message;
}

function firstRepeatedId(content: DocumentContent): string | undefined {
  const seen = new Set<string>();
  for (const page of content.pages) {
    for (const { id } of [page, ...blocksOf(page)]) {
      if (id === undefined) continue;
      if (seen.has(id)) return id;
      seen.add(id);
    }
  }
  return undefined;
}

const blocksOf = (page: Page): readonly Block[] => ('blocks' in page ? page.blocks : []);

type LookChange = Extract<Operation, { op: 'set_look' }>['look'];

interface Place {
  readonly page: number;
  /** Absent for the page itself. */
  readonly block?: number;
}

function find(content: DocumentContent, id: string): Place | null {
  for (const [at, page] of content.pages.entries()) {
    if (page.id === id) return { page: at };
    const block = blocksOf(page).findIndex((each) => each.id === id);
    if (block >= 0) return { page: at, block };
  }
  return null;
}

function placeOf(content: DocumentContent, id: string): Place {
  const place = find(content, id);
  if (place) return place;
  const known = content.pages.flatMap((page) => [page, ...blocksOf(page)].flatMap((each) => each.id ?? []));
  throw new OperationError(`There is no page or block '${id}'. There are: ${known.slice(0, 60).join(', ')}.`);
}

function pageAt(content: DocumentContent, at: number): Page {
  const page = content.pages[at];
  if (!page) throw new OperationError(`There is no page ${at + 1}.`);
  return page;
}

const withPages = (content: DocumentContent, pages: Page[]): DocumentContent => ({ ...content, pages });

function withPage(content: DocumentContent, at: number, page: Page): DocumentContent {
  return withPages(content, content.pages.with(at, page));
}

function withBlocks(page: Page, blocks: Block[]): Page {
  if (!('blocks' in page)) throw new OperationError(`A '${page.layout}' page has no blocks of its own.`);
  return { ...page, blocks };
}

/** The id before a place in a list; null at its beginning. */
const idBefore = (list: readonly { id?: string | undefined }[], at: number): string | null =>
  list[at - 1]?.id ?? null;

/** Where to insert after an id; 0 for null. */
function placeAfter(list: readonly { id?: string | undefined }[], after: string | null): number {
  if (after === null) return 0;
  const at = list.findIndex(({ id }) => id === after);
  if (at < 0) throw new OperationError(`'${after}' isn't in that place.`);
  return at + 1;
}

function applyOne(content: DocumentContent, operation: Operation): Applied {
  switch (operation.op) {
    case 'set':
      return setField(content, operation.at, operation.value);
    case 'insert_item':
      return changeList(content, operation.at, (list) => {
        const at = Math.min(operation.index, list.length);
        return list.toSpliced(at, 0, operation.value);
      });
    case 'remove_item':
      return changeList(content, operation.at, (list) => {
        if (operation.index >= list.length)
          throw new OperationError(
            `There is no item ${operation.index}; there are ${list.length}, counted from 0.`,
          );
        return list.toSpliced(operation.index, 1);
      });
    case 'set_look':
      return setLook(content, operation.look);
    case 'set_head':
      return {
        content: { ...content, head: operation.head },
        inverse: [{ op: 'set_head', head: content.head }],
      };
    case 'replace_page': {
      const { page: at, block } = placeOf(content, operation.id);
      if (block !== undefined) throw new OperationError(`'${operation.id}' is a block, not a page.`);
      const inverse: Operation = { op: 'replace_page', id: operation.id, page: pageAt(content, at) };
      return { content: withPage(content, at, { ...operation.page, id: operation.id }), inverse: [inverse] };
    }
    case 'replace_block': {
      const { page: at, block } = placeOf(content, operation.id);
      if (block === undefined) throw new OperationError(`'${operation.id}' is a page, not a block.`);
      const page = pageAt(content, at);
      const before = blocksOf(page)[block];
      if (!before) throw new OperationError(`There is no block '${operation.id}'.`);
      const blocks = blocksOf(page).with(block, { ...operation.block, id: operation.id });
      return {
        content: withPage(content, at, withBlocks(page, blocks)),
        inverse: [{ op: 'replace_block', id: operation.id, block: before }],
      };
    }
    case 'insert_page': {
      const { page } = operation;
      const at = placeAfter(content.pages, operation.after);
      return { content: withPages(content, content.pages.toSpliced(at, 0, page)), inverse: removal(page.id) };
    }
    case 'insert_block': {
      const { block } = operation;
      const { page: at } = placeOf(content, operation.in);
      const page = pageAt(content, at);
      const blocks = blocksOf(page).toSpliced(placeAfter(blocksOf(page), operation.after), 0, block);
      return { content: withPage(content, at, withBlocks(page, blocks)), inverse: removal(block.id) };
    }
    case 'move':
      return move(content, operation);
    case 'remove':
      return remove(content, operation.id);
  }
}

function removal(id: string | undefined): readonly Operation[] {
  if (id === undefined) throw new OperationError('What is inserted needs an id.');
  return [{ op: 'remove', id }];
}

function remove(content: DocumentContent, id: string): Applied {
  const { page: at, block } = placeOf(content, id);
  const page = pageAt(content, at);
  if (block === undefined) {
    if (content.pages.length === 1) throw new OperationError('The only page of a document stays.');
    const inverse: Operation = { op: 'insert_page', after: idBefore(content.pages, at), page };
    return { content: withPages(content, content.pages.toSpliced(at, 1)), inverse: [inverse] };
  }
  const blocks = blocksOf(page);
  const gone = blocks[block];
  if (!gone || page.id === undefined) throw new OperationError(`There is no block '${id}'.`);
  return {
    content: withPage(content, at, withBlocks(page, blocks.toSpliced(block, 1))),
    inverse: [{ op: 'insert_block', in: page.id, after: idBefore(blocks, block), block: gone }],
  };
}

function move(
  content: DocumentContent,
  { id, in: target, after }: Extract<Operation, { op: 'move' }>,
): Applied {
  if (id === after) return { content, inverse: [] };
  const { page: at, block } = placeOf(content, id);
  const page = pageAt(content, at);
  if (block === undefined) {
    const others = content.pages.toSpliced(at, 1);
    const pages = others.toSpliced(placeAfter(others, after), 0, page);
    return {
      content: withPages(content, pages),
      inverse: [{ op: 'move', id, after: idBefore(content.pages, at) }],
    };
  }
  const home = page.id;
  const moved = blocksOf(page)[block];
  if (!moved || home === undefined) throw new OperationError(`There is no block '${id}'.`);
  const before = idBefore(blocksOf(page), block);
  const without = withPage(content, at, withBlocks(page, blocksOf(page).toSpliced(block, 1)));
  const { page: to } = placeOf(without, target ?? home);
  const goal = pageAt(without, to);
  const blocks = blocksOf(goal).toSpliced(placeAfter(blocksOf(goal), after), 0, moved);
  return {
    content: withPage(without, to, withBlocks(goal, blocks)),
    inverse: [{ op: 'move', id, in: home, after: before }],
  };
}

function setLook(content: DocumentContent, change: LookChange): Applied {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const look = { ...content.look, ...given };
  return {
    content: { ...content, look },
    inverse: Object.keys(given).map((name) => ({
      op: 'set',
      at: `look.${name}`,
      value: (content.look[name as keyof Look] ?? null) as never,
    })),
  };
}

type Json = z.core.util.JSONType;

const documentFields = new Set(['title', 'kind', 'language', 'head', 'look']);

function setField(content: DocumentContent, path: string, value: Json): Applied {
  const [first = '', ...rest] = path.split('.');
  if (documentFields.has(first)) {
    const { result, before } = setAt(content as unknown as Json, [first, ...rest], value, path);
    return {
      content: result as unknown as DocumentContent,
      inverse: [{ op: 'set', at: path, value: before }],
    };
  }
  const { page: at, block } = placeOf(content, first);
  const page = pageAt(content, at);
  if (rest.length === 0) throw new OperationError(`'${path}' names a whole page or block. Use replace.`);
  if (rest[0] === 'id' || rest[0] === 'layout' || rest[0] === 'type' || rest[0] === 'blocks')
    throw new OperationError(`'${rest[0]}' can't be set. Replace the page or block.`);
  const target = block === undefined ? page : blocksOf(page)[block];
  const { result, before } = setAt(target as unknown as Json, rest, value, path);
  const next =
    block === undefined
      ? (result as unknown as Page)
      : withBlocks(page, blocksOf(page).with(block, result as unknown as Block));
  return { content: withPage(content, at, next), inverse: [{ op: 'set', at: path, value: before }] };
}

/** Changes a list of a field as a whole, so that its inverse is the list as it was. */
function changeList(content: DocumentContent, path: string, change: (list: Json[]) => Json[]): Applied {
  const { inverse } = setField(content, path, null);
  const [restore] = inverse;
  const before = restore?.op === 'set' ? restore.value : null;
  if (before !== null && !Array.isArray(before)) throw new OperationError(`'${path}' is no list.`);
  return { content: setField(content, path, change(before ?? [])).content, inverse };
}

/** A copy of `target` with one field set or, by null, removed; and what was there. */
function setAt(
  target: Json | undefined,
  path: readonly string[],
  value: Json,
  whole: string,
): { readonly result: Json; readonly before: Json } {
  const [name = '', ...rest] = path;
  if (Array.isArray(target)) {
    const at = Number(name);
    if (!Number.isInteger(at) || at < 0 || at >= target.length)
      throw new OperationError(
        `'${whole}': there is no item ${name}; there are ${target.length}, counted from 0.`,
      );
    if (rest.length > 0) {
      const { result, before } = setAt(target[at], rest, value, whole);
      return { result: target.with(at, result), before };
    }
    return { result: target.with(at, value), before: target[at] ?? null };
  }
  if (typeof target !== 'object' || target === null)
    throw new OperationError(`'${whole}': there is nothing at '${name}'.`);
  const own = Object.hasOwn(target, name) ? target[name] : undefined;
  if (rest.length > 0) {
    const { result, before } = setAt(own, rest, value, whole);
    return { result: { ...target, [name]: result }, before };
  }
  if (value === null) {
    const { [name]: _gone, ...kept } = target;
    return { result: kept, before: own ?? null };
  }
  return { result: { ...target, [name]: value }, before: own ?? null };
}
