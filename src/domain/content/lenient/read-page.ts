import { type Layout, page } from '../document-content.ts';
import { fitOf, matchFields } from './match-fields.ts';
import { quoted } from './notes.ts';
import { openBody } from './open-body.ts';
import { readObject } from './read-object.ts';
import { isRecord, type Loose, type Place, type Reading, within } from './reading.ts';
import { innerNames, literalOf, partsOf, shapeOf } from './schema-parts.ts';
import { nameKey } from './spelling.ts';
import { hasWords } from './tame.ts';
import { layoutNames } from './type-names.ts';

const schemas = new Map(
  (partsOf(page).options ?? []).map((option) => [String(literalOf(shapeOf(option)?.layout)), option]),
);

const layoutKeys = [
  'layout',
  'type',
  'slideType',
  'pageType',
  'template',
  'kind',
  'variant',
  'slideLayout',
] as const;

/** Reads a page from anything. An unknown layout becomes the one whose slots fit best. */
export function readPage(value: unknown, place: Place, reading: Reading): unknown {
  if (!isRecord(value)) {
    if (!hasWords(value)) return undefined;
    return readPage({ layout: reading.isDeck ? 'text' : 'article', blocks: value }, { ...place }, reading);
  }
  const unwrapped = wrapperOf(value);
  if (unwrapped) return readPage(unwrapped.value, within(place, unwrapped.key), reading);
  const given = layoutOf(value);
  const { fields, at } = given
    ? { fields: without(value, given.key), at: within(place, given.key) }
    : { fields: value, at: place };
  const layout = given?.layout ?? nearest(fields, reading.isDeck);
  const fitting = fitted(layout, fields, reading.areTextsFinal);
  const certainty = { isExact: given?.name === layout, isGuess: given !== undefined && !given.layout };
  const chosen = suited(layout, fitting, reading, at, certainty);
  if (given && given.name !== given.layout) {
    if (given.layout) reading.notes.info(at.path, `Read ${quoted(given.name)} as '${layout}'`);
    else
      reading.notes.add(
        at.path,
        `There is no layout ${quoted(given.name)}. '${chosen}' fits its fields best`,
      );
  }
  const schema = schemas.get(chosen);
  const type = schema && literalOf(shapeOf(schema)?.layout);
  const needsTitle =
    type === 'invoice' && !Object.keys(fitting).some((key) => /^(?:title|heading|headline)$/i.test(key));
  const titled = needsTitle ? { title: invoiceTitle(given?.name), ...fitting } : fitting;
  const read = schema && readObject(schema, { ...titled, layout: type }, place, reading);
  return given && type === 'points' && isInOrder(given.name) ? numbered(read) : read;
}

/** Layouts whose points follow each other. */
const inOrder: ReadonlySet<string> = new Set(['process', 'steps', 'workflow', 'how-to', 'exercise']);

const isInOrder = (name: string): boolean =>
  inOrder.has(name.toLowerCase().replace(/[- _]?(?:slide|page|layout)s?$/, ''));

/** Numbers points that have neither markers, icons nor diagrams. */
function numbered(page: unknown): unknown {
  if (!isRecord(page) || !Array.isArray(page.items)) return page;
  const items: readonly unknown[] = page.items;
  const isBare = (item: unknown): boolean =>
    isRecord(item) && item.marker === undefined && item.icon === undefined && item.diagram === undefined;
  if (!items.every(isBare)) return page;
  return { ...page, items: items.map((item, at) => ({ ...(item as Loose), marker: String(at + 1) })) };
}

function fitted(layout: Layout, fields: Loose, isFinal: boolean): Loose {
  if (layout === 'text') return fields;
  if (layout !== 'article') return listed(layout, fields, isFinal);
  return isFinal ? fields : openBody(shapeOf(schemas.get(layout) ?? page) ?? {}, fields);
}

const invoiceTitle = (name = ''): string =>
  /^(?:quote|quotation|estimate|offer|receipt)$/i.test(name) ? upperFirst(name) : 'Invoice';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

const without = (value: Loose, key: string): Loose =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** Detects `{slide: {…}}` and `{cover: {…}}`. */
function wrapperOf(value: Loose): { key: string; value: Loose } | undefined {
  const keys = Object.keys(value);
  const [key = ''] = keys;
  const inner = value[key];
  if (keys.length !== 1 || !isRecord(inner)) return undefined;
  const isNamed = layoutOf(inner) !== undefined;
  return {
    key,
    value:
      isNamed || !layoutNames(key) || key === 'slide' || key === 'page' ? inner : { layout: key, ...inner },
  };
}

function layoutOf(value: Loose): { key: string; name: string; layout: Layout | undefined } | undefined {
  for (const name of layoutKeys) {
    const key = Object.keys(value).find((each) => nameKey(each) === nameKey(name));
    const given = key === undefined ? undefined : value[key];
    if (key === undefined || typeof given !== 'string' || given.trim() === '') continue;
    const layout = schemas.has(given)
      ? (given as Layout)
      : (layoutNames(given.replace(/[- _]?(?:slide|page|layout)s?$/i, ''))?.name ?? layoutNames(given)?.name);
    // 'kind' has other meanings too, such as the kind of a chart.
    if (layout || name === 'layout' || (name !== 'kind' && name !== 'variant'))
      return { key, name: given, layout };
  }
  return undefined;
}

const anyPage: readonly Layout[] = ['text', 'article'];

function nearest(fields: Loose, isDeck: boolean): Layout {
  const fallback: Layout = isDeck ? 'text' : 'article';
  const paper: readonly string[] = ['invoice', 'one-pager', 'flyer', 'article'];
  const best = [...schemas]
    .filter(([layout]) => (isDeck ? !paper.includes(layout) : true))
    .map(([layout, schema]) => ({ layout: layout as Layout, fit: fitOf(shapeOf(schema) ?? {}, fields) }))
    .sort(
      (a, b) => b.fit - a.fit || Number(anyPage.includes(b.layout)) - Number(anyPage.includes(a.layout)),
    )[0];
  if (!best || best.fit < 2) return fallback;
  // On a slide, short lists are points; on paper they are part of the text.
  return !isDeck && best.layout === 'text' ? 'article' : best.layout;
}

const bullet = /^(?:[-*+•]|\d{1,2}[.)]) /;

/** Uses a list given as the page's text as the list of the layout. */
function listed(layout: Layout, fields: Loose, isFinal: boolean): Loose {
  const shape = shapeOf(schemas.get(layout) ?? page) ?? {};
  if (!('items' in shape) || 'items' in fields || isFinal) return fields;
  const entry = Object.entries(fields).find(
    ([, value]) =>
      typeof value === 'string' &&
      value.split('\n').filter((line) => bullet.test(line.trimStart())).length > 1,
  );
  if (!entry || layout === 'quote') return fields;
  return { ...without(fields, entry[0]), items: entry[1] };
}

/** Replaces a layout that lacks its main content with one that fits the given fields. */
function suited(
  layout: Layout,
  fields: Loose,
  reading: Reading,
  at: Place,
  { isExact, isGuess }: { readonly isExact: boolean; readonly isGuess: boolean },
): Layout {
  const keys = Object.keys(fields).map(nameKey);
  const has = (...names: readonly string[]): boolean => names.some((name) => keys.includes(nameKey(name)));
  const isText = reading.isDeck ? 'text' : 'article';
  const lacks: Partial<Record<Layout, boolean>> = {
    chart: !Object.values(fields).some((value) => typeof value === 'object' && value !== null),
    table: !Object.values(fields).some(
      (value) =>
        (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.includes('|')),
    ),
    invoice:
      !has('lines', 'items', 'line items', 'services', 'from', 'to', 'client', 'positions', 'products') &&
      !isExact,
  };
  const typed = Object.entries(fields).find(
    ([, value]) =>
      Array.isArray(value) && value.some((entry) => isRecord(entry) && typeof entry.type === 'string'),
  );
  const shape = shapeOf(schemas.get(layout) ?? page) ?? {};
  if (typed && !('blocks' in shape) && !isExact) return isText;
  if (!('blocks' in shape) && !isExact && hasOpenLists(shape, fields, isGuess)) return isText;
  if (!lacks[layout]) return layout;
  reading.notes.add(
    at.path,
    `A page of the layout '${layout}' needs ${layout === 'invoice' ? 'lines with quantity and rate' : `a ${layout}`}. Its words are kept as text`,
  );
  return isText;
}

type Shape = NonNullable<ReturnType<typeof shapeOf>>;

/**
 * Returns whether lists would be left out while the layout's own list stays empty: 'left' and 'right' of a
 * comparison. A guessed layout may not leave out any list.
 */
function hasOpenLists(shape: Shape, fields: Loose, isGuess: boolean): boolean {
  const matched = matchFields(shape, fields);
  const isStructure = (value: unknown): boolean => typeof value === 'object' && hasWords(value);
  const used = [...matched.fields.values()].filter(({ value }) => isStructure(value));
  const open = matched.rest.filter(
    ({ key, value }) => isStructure(value) && !innerNames(shape).has(nameKey(key)),
  );
  const isAnyHoisted = matched.rest.some(
    ({ key, value }) => isStructure(value) && innerNames(shape).has(nameKey(key)),
  );
  return open.length > 0 && (isGuess || (used.length === 0 && !isAnyHoisted));
}
