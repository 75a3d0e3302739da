import { type IdeaKind, ideaKinds } from '../choices.ts';
import { isRecord, type Loose } from './reading.ts';
import { keyOf, nameKey, nameTable, wordLists } from './spelling.ts';
import { splitLabel } from './split-text.ts';

/** Other names of diagrams, also used as names of blocks. */
export const ideaWords: Readonly<Record<IdeaKind, string>> = {
  org: 'org, org-chart, orgchart, organization-chart, organizational-chart, organigram, organogram, hierarchy, tree, tree-diagram, team-structure',
  cycle: 'cycle, cycle-diagram, circle-diagram, loop, feedback-loop, flywheel, wheel, life-cycle',
  pyramid: 'pyramid, pyramid-chart, pyramid-diagram, triangle-diagram',
  venn: 'venn, venn-diagram, overlapping-circles, intersection-diagram',
  matrix:
    'two-by-two, 2x2, 2x2-matrix, two-by-two-matrix, quadrant, quadrants, quadrant-chart, swot, swot-analysis, eisenhower, eisenhower-matrix, priority-matrix, impact-effort-matrix',
  fishbone:
    'fishbone, fishbone-diagram, ishikawa, ishikawa-diagram, cause-and-effect, cause-effect, cause-and-effect-diagram',
  journey: 'journey, user-journey, customer-journey, journey-map, customer-journey-map, experience-map',
  hub: 'hub, hub-and-spoke, hub-spoke, spokes, mind-map, mindmap, spider-diagram, star-diagram, radial',
};

const kindNames = nameTable<IdeaKind>([...wordLists(ideaWords), ['matrix', 'matrix']]);

const itemNames = [
  ...['items', 'nodes', 'stages', 'steps', 'phases', 'spokes', 'branches', 'categories', 'quadrants'],
  ...['levels', 'layers', 'circles', 'sets', 'members', 'people', 'touchpoints', 'points', 'sections'],
  ...['children', 'causes', 'parts', 'entries', 'topics', 'elements', 'data'],
];
const innerNames = [
  ...['children', 'reports', 'directReports', 'subordinates', 'team', 'members', 'causes', 'subcauses'],
  ...['items', 'bullets', 'points', 'nodes', 'branches', 'subitems', 'sub', 'entries', 'examples', 'actions'],
];
const centerNames = [
  ...['center', 'hub', 'core', 'effect', 'problem', 'head', 'middle', 'central', 'centralTopic', 'topic'],
  ...['goal', 'outcome'],
];
const rootNames = ['root', 'tree', 'top', 'leader', 'ceo'];
const sharedNames = ['overlaps', 'overlap', 'intersections', 'intersection', 'shared', 'common'];
const valueNames = ['value', 'mood', 'emotion', 'score', 'sentiment', 'feeling', 'satisfaction', 'rating'];
const titleNames = [
  'title',
  'name',
  'label',
  'id',
  'heading',
  'stage',
  'category',
  'quadrant',
  'level',
  'text',
];
const parentNames = ['parent', 'parentId', 'reportsTo', 'manager', 'boss'];
const axisNames = { x: ['x', 'xAxis', 'xLabel', 'horizontal'], y: ['y', 'yAxis', 'yLabel', 'vertical'] };

const moods = nameTable<number>(
  Object.entries({
    2: 'very happy, delighted, excited, great, excellent, very positive, love, very high, 😀, 😄, 😊, 😍',
    1: 'happy, good, positive, satisfied, relieved, pleased, high, up, 🙂',
    0: 'neutral, ok, okay, mixed, unsure, medium, 😐',
    [-1]: 'unhappy, bad, negative, sad, confused, worried, anxious, low, down, 🙁, 😕',
    [-2]: 'very unhappy, frustrated, angry, terrible, very negative, very low, 😞, 😡, 😠, 😢',
  }).flatMap(([value, words]) =>
    words.split(', ').map((word): readonly [string, number] => [word, Number(value)]),
  ),
);

const take = (value: Loose, names: readonly string[]): readonly [string, unknown] | undefined => {
  const key = keyOf(value, names);
  return key === undefined || value[key] === null ? undefined : [key, value[key]];
};

const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : isRecord(value)
      ? wordsOf(take(value, titleNames)?.[1])
      : '';

function moodOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value.trim().replace('−', '-').replace(',', '.'));
  return Number.isFinite(number) ? number : (moods(value) ?? moods(value.trim().split(/[\s,/]/)[0] ?? ''));
}

/** Deeper trees are cut to this depth; see the schema. */
const deepest = 6;

type Item = Record<string, unknown>;

function itemsIn(value: unknown, level: number): Item[] {
  if (Array.isArray(value)) return value.flatMap((each) => itemsIn(each, level));
  const own = level > 1 ? { level: Math.min(level, deepest) } : {};
  if (typeof value === 'string' || typeof value === 'number') {
    const [title, text] = splitLabel(String(value)) ?? [String(value)];
    return [{ title, ...(text !== undefined && text !== '' && { text }), ...own }];
  }
  if (!isRecord(value)) return [];
  const inner = innerNames
    .map((name) => take(value, [name]))
    .find((found) => found !== undefined && (Array.isArray(found[1]) || isRecord(found[1])));
  const mood = take(value, valueNames);
  const number = mood && moodOf(mood[1]);
  const { level: given, ...rest } = Object.fromEntries(
    Object.entries(value).filter(
      ([key]) => key !== inner?.[0] && (number === undefined || key !== mood?.[0]),
    ),
  );
  const depth = typeof given === 'number' && given >= 1 ? Math.min(deepest, Math.round(given)) : level;
  const named = typeof given === 'string' && !take(rest, titleNames) ? { title: given } : {};
  const item = {
    ...rest,
    ...named,
    ...(depth > 1 && { level: depth }),
    ...(number !== undefined && { value: Math.max(-100, Math.min(100, number)) }),
  };
  return [item, ...(inner ? namedItems(inner[1], depth + 1) : [])];
}

/** Reads a map as items that are named by its keys: `{strengths: ['Quiet'], weaknesses: []}`. */
function namedItems(value: unknown, level: number): Item[] {
  if (!isRecord(value) || take(value, titleNames)) return itemsIn(value, level);
  return Object.entries(value).flatMap(([key, own]) => {
    const title = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');
    const named = `${title.charAt(0).toUpperCase()}${title.slice(1).toLowerCase()}`;
    if (Array.isArray(own)) return itemsIn({ title: named, children: own }, level);
    if (isRecord(own)) return itemsIn({ title: named, ...own }, level);
    return itemsIn({ title: named, text: own }, level);
  });
}

/** Orders nodes that name their parents as a tree; a parent that isn't there makes a node a root. */
function treeOf(nodes: readonly unknown[]): readonly unknown[] {
  const records = nodes.filter(isRecord);
  const keysOf = (node: Loose): readonly string[] =>
    ['id', 'name', 'title', 'label'].flatMap((name) =>
      node[name] === undefined ? [] : [nameKey(wordsOf(node[name]))],
    );
  const parentOf = (node: Loose): Loose | undefined => {
    const parent = nameKey(wordsOf(take(node, parentNames)?.[1]));
    return parent === '' ? undefined : records.find((each) => each !== node && keysOf(each).includes(parent));
  };
  if (records.length !== nodes.length || !records.some((node) => take(node, parentNames))) return nodes;
  const reached = new Set<Loose>();
  const grown = (node: Loose): Loose => {
    reached.add(node);
    const children = records.filter((each) => !reached.has(each) && parentOf(each) === node).map(grown);
    const { id: _, ...own } = Object.fromEntries(
      Object.entries(node).filter(([key]) => key !== take(node, parentNames)?.[0]),
    );
    return { ...(take(own, ['name', 'title', 'label']) ? own : { title: node.id, ...own }), children };
  };
  const roots = records.filter((node) => parentOf(node) === undefined).map(grown);
  // Nodes in a circle of parents have no root.
  return [...roots, ...records.filter((node) => !reached.has(node)).map(grown)];
}

/** Names sets by their numbers, for an item that several share. */
function withSets(item: Item, names: readonly string[]): Item {
  const given = take(item, ['sets', 'in', 'of', 'between', 'members']);
  const list = given && (Array.isArray(given[1]) ? given[1] : String(given[1]).split(/[&+∩,/]| and /));
  const title = wordsOf(item.title);
  const parts = list ?? (/[&+∩]/.test(title) ? title.split(/[&+∩]/) : undefined);
  const numbers = (parts ?? []).flatMap((part) => {
    const at = names.findIndex((name) => name !== '' && nameKey(name) === nameKey(wordsOf(part)));
    const number = at >= 0 ? at + 1 : Number(part);
    return Number.isInteger(number) && number >= 1 && number <= 12 ? [number] : [];
  });
  const sets = [...new Set(numbers)];
  if (sets.length < 2 || sets.length !== parts?.length) return item;
  const { [given?.[0] ?? '']: _, ...rest } = item;
  return { ...rest, sets };
}

function vennItems(given: Loose, items: readonly Item[]): Item[] {
  const own = items.filter(({ sets, level }) => sets === undefined && level === undefined);
  const names = own.map(({ title, name, label }) => wordsOf(title ?? name ?? label));
  const shared = take(given, sharedNames)?.[1];
  const all = names.map((_, at) => at + 1);
  const overlaps = (Array.isArray(shared) ? shared : shared === undefined ? [] : [shared]).flatMap((each) =>
    itemsIn(each, 1).map((item) => {
      const named = withSets(item, names);
      return named.sets !== undefined || all.length < 2 ? named : { ...named, sets: all };
    }),
  );
  return [...items.map((item) => withSets(item, names)), ...overlaps];
}

function kindFor(given: Loose, hasItems: boolean): IdeaKind | undefined {
  const named = take(given, ['kind', 'type', 'diagramType', 'variant']);
  const kind = typeof named?.[1] === 'string' ? kindNames(named[1]) : undefined;
  if (kind || !hasItems || ['flow', 'plan', 'section'].includes(String(named?.[1]))) return kind;
  if (take(given, ['links', 'edges', 'connections', 'arrows'])) return undefined;
  if (take(given, sharedNames)) return 'venn';
  if (take(given, centerNames)) return 'hub';
  return itemsIn(take(given, itemNames)?.[1], 1).some(({ level }) => level !== undefined) ? 'org' : undefined;
}

/** Converts what writers call an org chart, a SWOT or a mind map to a list of items with levels. */
export function prepareDiagram(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const source = take(given, itemNames);
  const root = take(given, rootNames);
  const kind = kindFor(given, source !== undefined || root !== undefined);
  if (kind === undefined) return plainFlow(given, source);
  const center = take(given, centerNames);
  const isRooted = root !== undefined && (isRecord(root[1]) || Array.isArray(root[1]));
  const top = center ?? (root && !isRooted ? root : undefined);
  const x = take(given, axisNames.x);
  const y = take(given, axisNames.y);
  const known = new Set([source, root, center, x, y, take(given, sharedNames)].map((found) => found?.[0]));
  const { title, ...rest } = Object.fromEntries(
    Object.entries(given).filter(
      ([key]) => !known.has(key) && !['kind', 'type', 'diagramType'].includes(key),
    ),
  );
  const nodes = source && Array.isArray(source[1]) && kind === 'org' ? treeOf(source[1]) : source?.[1];
  const read = [...(isRooted ? itemsIn(root[1], 1) : []), ...namedItems(nodes ?? [], isRooted ? 2 : 1)];
  const items = read.length > 0 ? read : namedItems(rest, 1);
  const isMarked = isRecord(top?.[1]) && Object.keys(top[1]).length > 1;
  return {
    ...(read.length > 0 ? rest : {}),
    ...(title !== undefined && { title }),
    kind: ideaKinds.find((each) => each === kind),
    ...(top && {
      center: isMarked
        ? Object.values(top[1] as Loose)
            .map(wordsOf)
            .filter(Boolean)
            .join(', ')
        : wordsOf(top[1]),
    }),
    ...(x && { x: wordsOf(x[1]) }),
    ...(y && { y: wordsOf(y[1]) }),
    items: kind === 'venn' ? vennItems(given, items) : items,
  };
}

/** Items without arrows or a kind are the steps of a flow. */
function plainFlow(given: Loose, source: readonly [string, unknown] | undefined): unknown {
  if (source?.[0] !== 'items' || take(given, ['kind', 'links'])) return given;
  const { items: _, ...rest } = given;
  const titles = itemsIn(source[1], 1).map((item) => wordsOf(take(item, titleNames)?.[1]));
  const links = titles.slice(1).map((to, at) => ({ from: titles[at], to }));
  return links.length > 0 ? { ...rest, kind: 'flow', links } : given;
}
