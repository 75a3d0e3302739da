import type { DocumentContent } from '../../content/document-content.ts';
import { applyOperations, OperationError } from '../../content/edit/apply-operations.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { isSameSaying, type Saying, tell } from '../speech/saying.ts';
import { nameOf, quoted } from './name-part.ts';
import type { Part } from './parts.ts';
import { removeOperation, setOperation, unitOf } from './place-operations.ts';
import { findTarget, type Request, refuse, type Step, spansOf } from './request.ts';

/**
 * Returns the ids of a heading and the blocks below it, up to the next heading of the same or a higher level.
 */
export function sectionOf(content: DocumentContent, headingId: string): readonly string[] {
  for (const page of content.pages) {
    const blocks = blocksOf(page);
    const start = blocks.findIndex(({ id }) => id === headingId);
    const heading = blocks[start];
    if (heading?.type !== 'heading') continue;
    const next = blocks.findIndex(
      (block, at) => at > start && block.type === 'heading' && block.level <= heading.level,
    );
    return blocks.slice(start, next < 0 ? undefined : next).flatMap(({ id }) => id ?? []);
  }
  return [headingId];
}

function removeColumn({ content }: Request, { unit, path }: Part): Operation | undefined {
  const at = path.findIndex((name, index) => name === 'head' && path[index - 1] === 'table');
  const owner = unitOf(content, unit);
  if (at < 0 || !owner || !('table' in owner)) return undefined;
  const column = Number(path[at + 1]);
  const without = <Cell>(row: readonly Cell[]): Cell[] => row.toSpliced(column, 1);
  const { table } = owner;
  // Computed columns and bars refer to column indexes, which would shift.
  if (table.computed || table.bars) return undefined;
  return setOperation(content, unit, path.slice(0, at), {
    ...table,
    head: without(table.head),
    rows: table.rows.map(without),
    ...(table.foot && { foot: table.foot.map(without) }),
    ...(table.align && { align: without(table.align) }),
  });
}

/**
 * Returns the operations that remove a part. A heading is removed with its section, limited to the selection.
 */
function removalOf(request: Request, part: Part): readonly Operation[] {
  const { content, targetIds } = request;
  const unit = unitOf(content, part.unit);
  if (part.kinds.includes('column')) {
    const operation = removeColumn(request, part);
    return operation ? [operation] : [];
  }
  if (part.path.length === 0 && unit && 'type' in unit && unit.type === 'heading') {
    const isFree = targetIds.length === 0 || targetIds.includes(part.page);
    const ids = sectionOf(content, part.unit).filter((id) => isFree || targetIds.includes(id));
    return ids.map((id) => ({ op: 'remove', id }));
  }
  return [removeOperation(content, part.unit, part.path)];
}

function canApply(content: DocumentContent, operations: readonly Operation[]): boolean {
  try {
    applyOperations(content, operations);
    return true;
  } catch (error) {
    if (error instanceof OperationError) return false;
    throw error;
  }
}

/** Removes what the request names. */
export function remove(request: Request): Step {
  // A format may be the name of a part: 'remove the table'.
  const named = spansOf(request, 'target');
  const spans = named.length > 0 ? named : spansOf(request, 'format');
  const operations: Operation[] = [];
  const names: Saying[] = [];
  for (const span of spans.length > 0 ? spans : [undefined]) {
    const target = findTarget(request, (part) => tell('ask_remove', { part }), 'outer', span);
    if (target.refused) return target.refused;
    const part = target.part;
    if (!part) return refuse(span ? tell('notFound', { text: quoted(span.text) }) : tell('whatToRemove'));
    const removal = removalOf(request, part);
    const name = nameOf(part, request.content);
    if (removal.length === 0 || !canApply(request.content, removal))
      return refuse(
        part.path.length === 0 && part.unit === part.page && request.content.pages.length === 1
          ? tell('onlyPage', { part: name })
          : tell('partNeeded', { part: name }),
      );
    operations.push(
      ...removal.filter(
        (each) => !operations.some((other) => JSON.stringify(other) === JSON.stringify(each)),
      ),
    );
    names.push(removal.length > 1 ? tell('sectionOf', { part: name }) : name);
  }
  // Removes entries of a list from the end, so that indexes stay valid.
  operations.sort((a, b) =>
    a.op === 'remove_item' && b.op === 'remove_item' && a.at === b.at ? b.index - a.index : 0,
  );
  const all = names.filter((name, at) => names.findIndex((each) => isSameSaying(each, name)) === at);
  return { operations, said: tell('removed', { names: all }) };
}
