import { page } from '../document-content.ts';
import { look } from '../look.ts';
import { formOfKind } from '../paper-form.ts';
import { choiceOf } from './choice-names.ts';
import { isAppearance } from './field-names.ts';
import { unquoted } from './json-in-text.ts';
import type { Match } from './match-fields.ts';
import { quoted } from './notes.ts';
import { asText } from './read-text.ts';
import { isRecord, type Loose, type Place, type Reading, within } from './reading.ts';
import { literalOf, partsOf, shapeOf } from './schema-parts.ts';
import { keyOf, nameKey } from './spelling.ts';
import { takeHead } from './take-head.ts';
import { hasWords } from './tame.ts';
import { isDeckKind, layoutNames, layoutOfKind } from './type-names.ts';

export interface OpenDocument {
  readonly fields: ReadonlyMap<string, Match>;
  readonly pages: readonly { readonly value: unknown; readonly place: Place }[];
  readonly pagesPath: string;
  /** Whether its pages were called slides. */
  readonly isDeck: boolean;
  readonly place: Place;
}

const wrappers = new Set(
  'document doc content data result output response answer page presentation deck slideshow json body arguments input args parameters payload write report article file'.split(
    ' ',
  ),
);
const pageLists = ['pages', 'slides', 'screens', 'sheets', 'frames'] as const;
const blockLists = [
  'blocks',
  'flow',
  'content',
  'contents',
  'body',
  'sections',
  'elements',
  'children',
  'text',
  'markdown',
  'html',
  'paragraphs',
  'article',
  'components',
] as const;
const lookNames = [
  'look',
  'design',
  'style',
  'theme',
  'appearance',
  'styling',
  'settings',
  'visual',
  'layout',
] as const;
const documentFields: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'name', 'documentTitle', 'heading', 'headline', 'document_name'],
  kind: ['kind', 'type', 'documentType', 'docType', 'category'],
  language: ['language', 'lang', 'locale'],
};

/** Finds the document in the input: unwraps it and separates its own fields from those of a single page. */
export function openDocument(given: unknown, place: Place, reading: Reading): OpenDocument | undefined {
  const value = reading.areTextsFinal ? given : withoutQuotes(given);
  if (Array.isArray(value)) return ofList(value, place);
  if (!isRecord(value)) {
    if (!hasWords(value)) return undefined;
    return {
      fields: new Map(),
      pages: [{ value: { layout: 'article', blocks: value }, place }],
      pagesPath: '',
      isDeck: false,
      place,
    };
  }
  const inner = unwrapped(value);
  if (inner) return openDocument({ ...inner.others, ...inner.value }, within(place, inner.key), reading);
  return ofRecord(value, place, reading);
}

/** All of it, or single fields, may be JSON strings. */
function withoutQuotes(given: unknown): unknown {
  const value = unquoted(given);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, unquoted(entry)]));
}

function ofList(value: readonly unknown[], place: Place): OpenDocument | undefined {
  if (!hasWords(value)) return undefined;
  const isOfPages = value.some((entry) => isRecord(entry) && (keyOf(entry, ['layout']) || isPageLike(entry)));
  if (isOfPages) {
    const pages = value.map((entry, at) => ({ value: entry, place: within(place, at) }));
    return { fields: new Map(), pages, pagesPath: place.path, isDeck: value.length > 1, place };
  }
  return {
    fields: new Map(),
    pages: [{ value: { layout: 'article', blocks: value }, place }],
    pagesPath: place.path,
    isDeck: false,
    place,
  };
}

const isPageLike = (entry: Loose): boolean =>
  keyOf(entry, ['title', 'heading']) !== undefined &&
  keyOf(entry, ['bullets', 'points', 'items', 'slide']) !== undefined;

const longestChain = 8;

function unwrapped(value: Loose, level = 0): { key: string; value: Loose; others: Loose } | undefined {
  if (level > longestChain || keyOf(value, pageLists) !== undefined) return undefined;
  const keys = Object.keys(value);
  const key = keys.find(
    (name) => wrappers.has(nameKey(name)) && isRecord(value[name]) && !Array.isArray(value[name]),
  );
  const inner = key === undefined ? undefined : value[key];
  if (key === undefined || !isRecord(inner)) return undefined;
  // A block, such as {"content": {"type": "list"}}, isn't a document.
  if (typeof inner.type === 'string' && keys.length > 1 && keyOf(inner, pageLists) === undefined)
    return undefined;
  const { [key]: _, ...others } = value;
  return { key, value: inner, others };
}

function ofRecord(value: Loose, place: Place, reading: Reading): OpenDocument | undefined {
  const used = new Set<string>(['schema', 'version', '$schema'].filter((key) => key in value));
  const fields = new Map<string, Match>();
  const take = (name: string, key: string | undefined): void => {
    if (key === undefined || used.has(key)) return;
    used.add(key);
    fields.set(name, { key, value: value[key] });
  };
  for (const [name, names] of Object.entries(documentFields)) {
    const key = keyOf(value, names);
    if (key !== undefined && (typeof value[key] === 'string' || typeof value[key] === 'number'))
      take(name, key);
  }
  takeLook(value, fields, used);
  takeHead(value, fields, used, keyOf(value, pageLists) !== undefined);
  const pagesKey = keyOf(value, pageLists) ?? blockLists.find((key) => isListOfPages(value[key]));
  takeForm(value, pagesKey === undefined ? value : value[pagesKey], fields);
  const kind = asText(fields.get('kind')?.value, true);
  const rest = Object.keys(value).filter((key) => !used.has(key) && key !== pagesKey);
  if (pagesKey !== undefined && hasWords(value[pagesKey])) {
    noteRest(value, rest, place, reading);
    return {
      fields,
      pages: pagesOf(value[pagesKey], within(place, pagesKey)),
      pagesPath: within(place, pagesKey).path,
      isDeck: nameKey(pagesKey) === 'slides' || isDeckKind(kind ?? ''),
      place,
    };
  }
  const single = singlePage(value, rest, kind, fields);
  if (!hasWords(single.value) && !hasWords(fields.get('title')?.value)) return undefined;
  return {
    fields,
    pages: [{ value: single.value, place }],
    pagesPath: place.path,
    isDeck: isDeckKind(kind ?? '') || single.isDeck,
    place,
  };
}

/** A layout such as 'certificate' is a flyer of that kind, so it sets the kind unless something else does. */
function takeForm(value: Loose, pages: unknown, fields: Map<string, Match>): void {
  const [first] = Array.isArray(pages) ? pages : [pages];
  if (fields.has('kind') || !isRecord(first)) return;
  const key = keyOf(first, ['layout']);
  const layout = key === undefined ? undefined : first[key];
  if (key === undefined || typeof layout !== 'string' || !formOfKind(layout)) return;
  fields.set('kind', { key: first === value ? key : '', value: layout });
}

const isListOfPages = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((entry) => isRecord(entry) && keyOf(entry, ['layout']) !== undefined) &&
  value.every((entry) => isRecord(entry) && keyOf(entry, ['layout', 'slide']) !== undefined);

function pagesOf(value: unknown, place: Place): OpenDocument['pages'] {
  if (Array.isArray(value)) return value.map((entry, at) => ({ value: entry, place: within(place, at) }));
  if (!isRecord(value)) return [{ value, place }];
  const keys = Object.keys(value);
  const isMap = keys.length > 0 && keys.every((key) => isRecord(value[key]) || Array.isArray(value[key]));
  if (!isMap) return [{ value, place }];
  return keys.map((key) => ({ value: value[key], place: within(place, key) }));
}

const lookFields = new Set(Object.keys(look.shape).map(nameKey));

/** Reads the look, including fields of it that are outside of it. */
function takeLook(value: Loose, fields: Map<string, Match>, used: Set<string>): void {
  const key = keyOf(value, lookNames);
  const own = key === undefined ? undefined : value[key];
  const isLook = isRecord(own) || (typeof own === 'string' && nameKey(key ?? '') === 'look');
  if (key !== undefined && isLook && !used.has(key)) {
    used.add(key);
    fields.set('look', { key, value: own });
  }
  for (const name of Object.keys(value)) {
    const field = lookNameOf(name, value[name]);
    if (used.has(name) || field === undefined) continue;
    const before = fields.get('look')?.value;
    used.add(name);
    fields.set('look', {
      key: fields.get('look')?.key ?? '',
      value: { [field]: value[name], ...(isRecord(before) ? before : {}) },
    });
  }
}

function lookNameOf(name: string, value: unknown): string | undefined {
  const key = nameKey(name);
  if (key === 'subject' || key === 'tokens') return undefined;
  if (lookFields.has(key) && key !== 'kind') return name;
  if (typeof value !== 'string') return undefined;
  if (/^(?:size|pagesize|papersize|pageformat|aspectratio|ratio)$/.test(key)) return 'format';
  if (/^(?:style|artdirection)$/.test(key) && choiceOf('direction', value)) return 'direction';
  if (/^(?:mode|colorscheme|colormode)$/.test(key) && choiceOf('theme', value)) return 'theme';
  if (/^(?:accentcolor|primarycolor|brandcolor)$/.test(key)) return 'accent';
  return undefined;
}

function noteRest(value: Loose, rest: readonly string[], place: Place, reading: Reading): void {
  for (const key of rest) {
    if (!hasWords(value[key])) continue;
    const level = isAppearance(key) ? 'info' : 'warning';
    reading.notes.add(
      within(place, key).path,
      `Left out: a document has no field '${key}'. It said ${quoted(asText(value[key], true))}`,
      level,
    );
  }
}

const layouts = new Set(
  (partsOf(page).options ?? []).map((option) => String(literalOf(shapeOf(option)?.layout))),
);

/** Reads a single-page document written without a list of pages. */
function singlePage(
  value: Loose,
  rest: readonly string[],
  kind: string | undefined,
  fields: Map<string, Match>,
): { value: unknown; isDeck: boolean } {
  const own = Object.fromEntries(rest.map((key) => [key, value[key]]));
  const title = fields.get('title');
  const layoutKey = keyOf(own, ['layout']);
  const given = layoutKey === undefined ? undefined : own[layoutKey];
  const named =
    typeof given === 'string'
      ? given
      : (kind && (layouts.has(kind) ? kind : layoutOfKind(kind))) || undefined;
  const blocksKey = keyOf(own, blockLists);
  const titled = { ...own, ...(title && { [title.key]: title.value }) };
  if (named === undefined && kind !== undefined && layoutNames(kind) && blocksKey === undefined)
    return { value: { ...titled, layout: layoutNames(kind)?.name }, isDeck: false };
  if (blocksKey === undefined || named !== undefined)
    return { value: { ...titled, ...(named !== undefined && { layout: named }) }, isDeck: false };
  const { [blocksKey]: blocks, ...others } = titled as Record<string, unknown>;
  return { value: { ...others, layout: 'article', [blocksKey]: blocks }, isDeck: false };
}
