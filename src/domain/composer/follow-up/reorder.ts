import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { withoutQuoted } from '../../text/quoted-text.ts';
import { fold } from '../lexicon/fold.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { findPart, readPartQuery } from './find-part.ts';
import { nameOf, quoted } from './name-part.ts';
import { partTerms } from './part-terms.ts';
import { type Part, type Path, valueAt } from './parts.ts';
import { setOperation, unitOf } from './place-operations.ts';
import { sectionOf } from './remove.ts';
import { type Request, refuse, type Step, spansOf } from './request.ts';

type Where = 'before' | 'after' | 'start' | 'end' | 'swap';

interface Wanted {
  readonly where?: Where;
  /** The part to move, and the part it should be next to. */
  readonly first?: string;
  readonly second?: string;
}

const wheres = ['swap', 'before', 'after', 'start', 'end'] as const;

/**
 * Reads the destination from the words around the parts; takes the parts from the reader or from adjacent
 * words.
 */
function readWanted(request: Request): Wanted {
  const parts = spansOf(request, 'target', 'new', 'old');
  const hits = partTerms(fold(withoutQuoted(request.text)), request.languages);
  const place = wheres.flatMap((name) =>
    hits.filter((hit) => hit.names.includes(name)).map((hit) => ({ name, hit })),
  )[0];
  const spans = parts.map(({ text }) => text);
  const isBeside = place && place.name !== 'start' && place.name !== 'end';
  const where = place?.name ?? (spans.length > 1 ? 'before' : undefined);
  if (spans.length >= (isBeside ? 2 : 1))
    return { ...(where && { where }), first: spans[0] ?? '', ...(spans[1] && { second: spans[1] }) };
  if (!place) return { ...(spans[0] && { first: spans[0] }) };
  const seam =
    place.name === 'swap'
      ? hits.find((hit) => hit.names.includes('and') && hit.start > place.hit.end)
      : place.hit;
  const verb = hits.find((hit) => hit.names.includes('move') || hit.names.includes('swap'));
  const start = verb && verb.start < (seam?.start ?? 0) ? verb.end : 0;
  const first = request.text.slice(start, seam?.start).trim();
  const second = seam && isBeside ? request.text.slice(seam.end).trim() : '';
  return { where: place.name, ...(first !== '' && { first }), ...(second !== '' && { second }) };
}

const isSame = (a: Path, b: Path): boolean => a.length === b.length && a.every((name, at) => name === b[at]);

/** Returns whether two parts are in one list, are blocks on one page, or are pages. */
function areSiblings(one: Part, other: Part): boolean {
  if (one.path.length === 0 && other.path.length === 0)
    return (
      (one.unit === one.page) === (other.unit === other.page) &&
      (one.unit === one.page || one.page === other.page)
    );
  return (
    one.unit === other.unit &&
    isEntry(one) &&
    isEntry(other) &&
    isSame(one.path.slice(0, -1), other.path.slice(0, -1))
  );
}

/** Returns the part to move with its list: an entry, a block with its section, or a page. */
function movable(request: Request, text: string, beside?: Part): Part | Step {
  const query = readPartQuery(text, request.languages, true);
  const siblings = beside ? request.parts.filter((each) => areSiblings(each, beside)) : [];
  const sibling = findPart(siblings, query, request.languages, 'outer').part;
  if (sibling) return sibling;
  const found = findPart(request.parts, query, request.languages, 'outer');
  if (found.candidates) {
    const [one, other] = found.candidates.map((part) => nameOf(part, request.content));
    return refuse(tell('textCouldBe', { text: quoted(text), one: one ?? '', other: other ?? '' }));
  }
  return found.part ?? refuse(tell('notFound', { text: quoted(text) }));
}

/** 'Slides 2 and 3' names two slides. */
const withKindOf = (first: string | undefined, second: string | undefined): string | undefined =>
  first && second && /^\d{1,3}$/.test(second) ? first.replace(/\d{1,3}/, second) : second;

/** Moves or swaps entries of a list, blocks of a page, or pages. */
export function reorder(request: Request): Step {
  const wanted = readWanted(request);
  const { where, first } = wanted;
  const second = withKindOf(first, wanted.second);
  if (!first) return refuse(tell('whatToMove'));
  const part = movable(request, first);
  if (!('kinds' in part)) return part;
  if (!where) return refuse(tell('whereTo', { part: nameOf(part, request.content) }));
  const isBeside = where === 'before' || where === 'after' || where === 'swap';
  const other = second && isBeside ? movable(request, second, part) : undefined;
  if (other && !('kinds' in other)) return other;
  if (isBeside && !other) return refuse(tell(`beside_${where}`, { part: nameOf(part, request.content) }));
  const step =
    isEntry(part) && (!other || isEntry(other))
      ? moveEntry(request, part, other, where)
      : moveUnit(request, part, other, where);
  return (
    step ??
    refuse(
      other
        ? tell('notOneList', { part: nameOf(part, request.content), other: nameOf(other, request.content) })
        : tell('noOtherPlace', { part: nameOf(part, request.content) }),
    )
  );
}

const isEntry = ({ path }: Part): boolean => typeof path.at(-1) === 'number';

function moveEntry(request: Request, part: Part, other: Part | undefined, where: Where): Step | undefined {
  const listPath = part.path.slice(0, -1);
  if (other && (other.unit !== part.unit || !isSame(other.path.slice(0, -1), listPath))) return undefined;
  const list = valueAt(unitOf(request.content, part.unit), listPath);
  if (!Array.isArray(list)) return undefined;
  const from = Number(part.path.at(-1));
  const to = other ? Number(other.path.at(-1)) : where === 'start' ? 0 : list.length - 1;
  const order = list.map((_, at) => at);
  const next = reordered(order, from, to, where);
  if (next.every((at, index) => at === index))
    return refuse(tell('thereAlready', { part: nameOf(part, request.content) }));
  const value = next.map((at) => list[at] as unknown);
  return {
    operations: [setOperation(request.content, part.unit, listPath, value)],
    said: saidOf(request, part, other, where),
  };
}

function reordered(order: readonly number[], from: number, to: number, where: Where): readonly number[] {
  if (where === 'swap') return order.with(from, order[to] ?? to).with(to, order[from] ?? from);
  const without = order.toSpliced(from, 1);
  const goal = order[to];
  if (where === 'start') return [from, ...without];
  if (where === 'end') return [...without, from];
  const at = goal === undefined ? -1 : without.indexOf(goal);
  return at < 0 ? order : without.toSpliced(where === 'after' ? at + 1 : at, 0, from);
}

function saidOf({ content }: Request, part: Part, other: Part | undefined, where: Where): Saying {
  const name = nameOf(part, content);
  if (!other) return tell(where === 'start' ? 'movedStart' : 'movedEnd', { part: name });
  const both = { part: name, other: nameOf(other, content) };
  if (where === 'swap') return tell('swapped', both);
  return tell(where === 'before' ? 'movedBefore' : 'movedAfter', both);
}

/** Moves pages and blocks; headings move with their section. */
function moveUnit(request: Request, part: Part, other: Part | undefined, where: Where): Step | undefined {
  const { content, targetIds } = request;
  const arePages = part.unit === part.page && (!other || other.unit === other.page);
  const page = content.pages.find(({ id }) => id === part.page);
  if (!page || (other && !arePages && other.page !== part.page)) return undefined;
  if (targetIds.length > 0 && (arePages || !targetIds.includes(part.page))) return undefined;
  const units = arePages ? content.pages : blocksOf(page);
  const order = units.flatMap(({ id }) => id ?? []);
  if (order.length !== units.length) return undefined;
  const group = (id: string): readonly string[] => (arePages ? [id] : sectionOf(content, id));
  const next = movedGroup(order, group(part.unit), other && group(other.unit), where);
  if (!next) return undefined;
  const operations = movesBetween(order, next);
  if (operations.length === 0) return refuse(tell('thereAlready', { part: nameOf(part, content) }));
  return { operations, said: saidOf(request, part, other, where) };
}

function movedGroup(
  order: readonly string[],
  group: readonly string[],
  other: readonly string[] | undefined,
  where: Where,
): readonly string[] | undefined {
  if (!group.every((id) => order.includes(id))) return undefined;
  const rest = order.filter((id) => !group.includes(id));
  if (!other) return where === 'start' ? [...group, ...rest] : [...rest, ...group];
  if (!other.every((id) => rest.includes(id))) return undefined;
  const start = rest.indexOf(other[0] ?? '');
  if (where !== 'swap') return rest.toSpliced(where === 'before' ? start : start + other.length, 0, ...group);
  const [one, two] =
    order.indexOf(group[0] ?? '') < order.indexOf(other[0] ?? '') ? [group, other] : [other, group];
  const from = order.indexOf(one[0] ?? '');
  const to = order.indexOf(two[0] ?? '');
  return [
    ...order.slice(0, from),
    ...two,
    ...order.slice(from + one.length, to),
    ...one,
    ...order.slice(to + two.length),
  ];
}

/** Returns the moves that turn one order into another. */
function movesBetween(before: readonly string[], after: readonly string[]): Operation[] {
  const operations: Operation[] = [];
  let current = [...before];
  for (const [at, id] of after.entries()) {
    if (current[at] === id) continue;
    operations.push({ op: 'move', id, after: after[at - 1] ?? null });
    current = current.filter((each) => each !== id).toSpliced(at, 0, id);
  }
  return operations;
}
