import type { z } from 'zod';
import { type DocumentContent, documentContent } from '../document-content.ts';
import type { Operation } from './operation.ts';
import {
  type Applied,
  blocksOf,
  idBefore,
  OperationError,
  pageAt,
  placeAfter,
  placeOf,
  withBlocks,
  withPage,
  withPages,
} from './places.ts';
import { changeList, setField, setLook } from './set-field.ts';

export { type Applied, OperationError } from './places.ts';

/**
 * Applies operations in order. Doesn't modify the given content, and untouched pages stay the same objects.
 * @throws OperationError if an operation can't be applied or its result isn't valid; then none is applied
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
      const reason = `(${operation.op}): ${error.message}`;
      throw new OperationError(`Operation ${at + 1} ${reason}`, { at, reason });
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
