import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { type Path, valueAt } from './parts.ts';

type Json = Extract<Operation, { op: 'set' }>['value'];

export function unitOf(content: DocumentContent, id: string): Page | Block | undefined {
  for (const page of content.pages) {
    if (page.id === id) return page;
    const block = blocksOf(page).find((each) => each.id === id);
    if (block) return block;
  }
  return undefined;
}

/** Operations can't address blocks inside a block. */
const isNested = (path: Path): boolean => path[0] === 'blocks';

function withValue(target: unknown, path: Path, change: (before: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(target);
  if (Array.isArray(target)) return target.with(Number(name), withValue(target[Number(name)], rest, change));
  const record = target as Readonly<Record<string, unknown>>;
  const value = withValue(record[name], rest, change);
  const { [name]: _, ...others } = record;
  return value === null ? others : { ...record, [name]: value };
}

function replaceNested(
  content: DocumentContent,
  unit: string,
  path: Path,
  change: (before: unknown) => unknown,
): Operation {
  const block = withValue(unitOf(content, unit), path, change) as Block;
  return { op: 'replace_block', id: unit, block };
}

/** Returns an operation that sets a field of a unit; null removes an optional field. */
export function setOperation(content: DocumentContent, unit: string, path: Path, value: unknown): Operation {
  return isNested(path)
    ? replaceNested(content, unit, path, () => value)
    : { op: 'set', at: [unit, ...path].join('.'), value: value as Json };
}

/**
 * Returns an operation that removes a unit, a list entry, or an optional field. Removing the last entry of a
 * block removes the block.
 */
export function removeOperation(content: DocumentContent, unit: string, path: Path): Operation {
  const last = path.at(-1);
  if (last === undefined) return { op: 'remove', id: unit };
  if (typeof last === 'string') return setOperation(content, unit, path, null);
  const listPath = path.slice(0, -1);
  const owner = unitOf(content, unit);
  const list = valueAt(owner, listPath);
  if (Array.isArray(list) && list.length === 1 && listPath.length === 1 && owner && 'type' in owner)
    return { op: 'remove', id: unit };
  if (isNested(path))
    return replaceNested(content, unit, listPath, (before) => (before as unknown[]).toSpliced(last, 1));
  return { op: 'remove_item', at: [unit, ...listPath].join('.'), index: last };
}

/** Returns an operation that adds a list entry at the end, or at `index`. */
export function insertOperation(
  content: DocumentContent,
  unit: string,
  path: Path,
  value: unknown,
  index?: number,
): Operation {
  const list = valueAt(unitOf(content, unit), path);
  const at = index ?? (Array.isArray(list) ? list.length : 0);
  return isNested(path)
    ? replaceNested(content, unit, path, (before) =>
        ((before as unknown[] | undefined) ?? []).toSpliced(at, 0, value),
      )
    : { op: 'insert_item', at: [unit, ...path].join('.'), index: at, value: value as Json };
}

/** Returns an id that no page or block uses. */
export function freeId(content: DocumentContent, letter: 'p' | 'b'): string {
  const taken = new Set(content.pages.flatMap((page) => [page.id, ...blocksOf(page).map(({ id }) => id)]));
  let number = taken.size + 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}
