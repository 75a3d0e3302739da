import type { z } from 'zod';
import type { Block } from '../blocks/blocks.ts';
import type { DocumentContent, Page } from '../document-content.ts';
import type { Look } from '../look.ts';
import { fieldValue } from './field-value.ts';
import type { Operation } from './operation.ts';
import { type Applied, blocksOf, OperationError, pageAt, placeOf, withBlocks, withPage } from './places.ts';

type LookChange = Extract<Operation, { op: 'set_look' }>['look'];

export function setLook(content: DocumentContent, change: LookChange): Applied {
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

/** Sets a field. A picture's credit belongs to its source, so another source removes it. */
export function setField(content: DocumentContent, path: string, value: Json): Applied {
  const set = setOne(content, path, value);
  if (!path.endsWith('.source')) return set;
  const creditPath = path.replace(/source$/, 'credit');
  const isOther = set.inverse.some((operation) => operation.op === 'set' && operation.value !== value);
  if (!isOther || fieldValue(content, creditPath) === undefined) return set;
  const without = setOne(set.content, creditPath, null);
  return { content: without.content, inverse: [...set.inverse, ...without.inverse] };
}

function setOne(content: DocumentContent, path: string, value: Json): Applied {
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

/** Changes a whole list, so that the inverse restores the previous list. */
export function changeList(
  content: DocumentContent,
  path: string,
  change: (list: Json[]) => Json[],
): Applied {
  const { inverse } = setField(content, path, null);
  const [restore] = inverse;
  const before = restore?.op === 'set' ? restore.value : null;
  if (before !== null && !Array.isArray(before)) throw new OperationError(`'${path}' is no list.`);
  return { content: setField(content, path, change(before ?? [])).content, inverse };
}

/** Copies `target` with one field set, or removed if null. Also returns the previous value. */
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
