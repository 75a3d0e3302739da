import type { DocumentContent } from '../document-content.ts';
import { applyOperations, OperationError } from './apply-operations.ts';
import { withFollowing } from './following.ts';
import type { Operation } from './operation.ts';

export type MergedOperations =
  /** `content` is the newest content with the operations applied. */
  | { readonly outcome: 'merged'; readonly content: DocumentContent }
  /** The newest content changed the same parts. `content` is the base with only the operations applied. */
  | { readonly outcome: 'conflict'; readonly content: DocumentContent };

/**
 * Returns the pages and blocks that an operation changes. Fields of the document are named by their first segment.
 * What is inserted changes no other part; the parts that give its place only have to exist.
 */
function namedIn(operation: Operation): readonly string[] {
  switch (operation.op) {
    case 'set':
    case 'insert_item':
    case 'remove_item':
      return [operation.at.split('.')[0] ?? ''];
    case 'insert_page':
    case 'insert_block':
      return [];
    case 'set_look':
      return ['look'];
    case 'set_head':
      return ['head'];
    default:
      return [operation.id];
  }
}

/** Returns the part with an id as JSON; undefined if there is none. */
function partOf(content: DocumentContent, id: string): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...content, pages: undefined };
  if (Object.hasOwn(fields, id)) return JSON.stringify(fields[id]);
  for (const page of content.pages) {
    const blocks = 'blocks' in page ? page.blocks : [];
    const found = page.id === id ? page : blocks.find((block) => block.id === id);
    if (found) return JSON.stringify(found);
  }
  return undefined;
}

/**
 * Applies operations made on `base` to `newest`, which has the same base. Changes to different parts are
 * merged; changes to the same part are a conflict.
 * @throws OperationError if the operations don't apply to their own base
 */
export function mergeOperations(
  base: DocumentContent,
  newest: DocumentContent | null,
  given: readonly Operation[],
): MergedOperations {
  const operations = withFollowing(base, given);
  const { content: mine } = applyOperations(base, operations);
  if (base === newest) return { outcome: 'merged', content: mine };
  const isTouched = operations
    .flatMap(namedIn)
    .some((id) => newest && partOf(base, id) !== partOf(newest, id));
  if (newest === null || isTouched) return { outcome: 'conflict', content: mine };
  try {
    return { outcome: 'merged', content: applyOperations(newest, operations).content };
  } catch (error) {
    if (error instanceof OperationError) return { outcome: 'conflict', content: mine };
    throw error;
  }
}
