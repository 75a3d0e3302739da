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

/** Blocks inside a block have no path of their own in operations. */
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

/** Sets a field of a unit; null removes an optional one. */
export function setOperation(content: DocumentContent, unit: string, path: Path, value: unknown): Operation {
  return isNested(path)
    ? replaceNested(content, unit, path, () => value)
    : { op: 'set', at: [unit, ...path].join('.'), value: value as Json };
}

/** Removes a unit, an entry of a list, or an optional field. A block whose last entry goes, goes with it. */
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

/** Adds an entry at the end of a list, or where `index` says. */
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

/** An id that no page and no block has. */
export function freeId(content: DocumentContent, letter: 'p' | 'b'): string {
  const taken = new Set(content.pages.flatMap((page) => [page.id, ...blocksOf(page).map(({ id }) => id)]));
  let number = taken.size + 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}
