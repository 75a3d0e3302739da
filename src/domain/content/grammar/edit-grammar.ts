import { artDirections, themeNames } from '../choices.ts';
import type { DocumentContent, Page } from '../document-content.ts';
import { blocksOf } from '../edit/places.ts';
import { blockGrammar, closing, type GrammarSchema, oneOf, pageGrammars } from './content-grammar.ts';
import { amounts, paperLayouts } from './kept-fields.ts';

const mostPaths = 120;
const mostOperations = 4;
const longestText = 300;

/** Fields that aren't text of the page, and blocks inside of blocks, which are replaced as a whole. */
const codes: ReadonlySet<string> = new Set([
  'id',
  'type',
  'layout',
  'kind',
  'tone',
  'icon',
  'source',
  'currency',
  'blocks',
  'columns',
]);

/** Accents to choose from, one for each usual color word. */
const accents = [
  '#c0392b',
  '#d35400',
  '#b8860b',
  '#2e7d32',
  '#1b4332',
  '#00796b',
  '#1565c0',
  '#1a237e',
  '#6a1b9a',
  '#ad1457',
  '#5d4037',
  '#37474f',
];

const isoDate = /^\d{4}-\d\d-\d\d$/;

/** Paths of fields, by what they take. */
interface Paths {
  readonly texts: string[];
  readonly dates: string[];
  readonly numbers: string[];
  /** Numbers with a range, by the name of their field. */
  readonly amounts: Map<string, string[]>;
}

/** Numbers without a range. */
const openNumbers: ReadonlySet<string> = new Set(['quantity', 'rate', 'values']);

function collectNumber(path: string, name: string, found: Paths): void {
  if (openNumbers.has(name)) found.numbers.push(path);
  else if (amounts[name]) found.amounts.set(name, [...(found.amounts.get(name) ?? []), path]);
}

/** @param name name of the field, or of the list that has the value */
function collect(value: unknown, path: string, name: string, found: Paths): void {
  if (typeof value === 'string') (isoDate.test(value) ? found.dates : found.texts).push(path);
  else if (typeof value === 'number') collectNumber(path, name, found);
  else if (Array.isArray(value))
    for (const [at, each] of value.entries()) collect(each, `${path}.${at}`, name, found);
  else if (typeof value === 'object' && value !== null)
    for (const [field, each] of Object.entries(value))
      if (!codes.has(field)) collect(each, `${path}.${field}`, field, found);
}

/** Paths of everything that can be set in a page: fields of the page itself, and of each of its blocks. */
function collectPage(page: Page, found: Paths): void {
  const { blocks: _, ...own } = page as Page & { blocks?: unknown };
  if (page.id) collect(own, page.id, '', found);
  for (const block of blocksOf(page)) if (block.id) collect(block, block.id, '', found);
}

const text: GrammarSchema = { type: 'string', minLength: 1, maxLength: longestText };
const object = (properties: Record<string, GrammarSchema>): GrammarSchema => ({ type: 'object', properties });
const namesOf = (ids: readonly (string | undefined)[]): string[] => ids.filter((id) => id !== undefined);

/** Inserts a block after one of the same page. */
function insertInto(page: Page): GrammarSchema[] {
  const after = namesOf(blocksOf(page).map(({ id }) => id));
  if (!page.id || after.length === 0) return [];
  const place = { in: { const: page.id }, after: { enum: after } };
  return [object({ op: { const: 'insert' }, ...place, block: blockGrammar() })];
}

function operationsFor(content: DocumentContent): GrammarSchema[] {
  const found: Paths = { texts: ['title'], dates: [], numbers: [], amounts: new Map() };
  for (const page of content.pages) collectPage(page, found);
  const pageIds = namesOf(content.pages.map(({ id }) => id));
  const open = content.pages.filter((page) => 'blocks' in page);
  const blockIds = namesOf(open.flatMap(blocksOf).map(({ id }) => id));
  const isDeck = content.look.format.startsWith('slides');
  const pages = [...pageGrammars()].flatMap(([tag, grammar]) =>
    paperLayouts.has(tag) === isDeck ? [] : [grammar],
  );
  const set = (at: readonly string[], value: GrammarSchema): GrammarSchema[] =>
    at.length === 0 ? [] : [object({ op: { const: 'set' }, at: { enum: at.slice(0, mostPaths) }, value })];
  const removable = [...(pageIds.length > 1 ? pageIds : []), ...(blockIds.length > 1 ? blockIds : [])];
  return [
    ...set(found.texts, text),
    ...set(found.dates, { type: 'string', format: 'date' }),
    ...set(found.numbers, { type: 'number' }),
    ...[...found.amounts].flatMap(([name, paths]) => set(paths, { enum: amounts[name] ?? [] })),
    ...(removable.length > 0 ? [object({ op: { const: 'remove' }, id: { enum: removable } })] : []),
    ...open.flatMap(insertInto),
    ...(isDeck
      ? [object({ op: { const: 'insert' }, after: { enum: pageIds }, page: oneOf(pages) })]
      : [object({ op: { const: 'replace' }, id: { enum: pageIds }, page: oneOf(pages) })]),
    object({
      op: { const: 'set_look' },
      look: oneOf([
        object({ theme: { enum: themeNames } }),
        object({ direction: { enum: artDirections } }),
        object({ accent: { enum: accents } }),
      ]),
    }),
  ];
}

/**
 * Returns a schema that only allows changes of a document that can be applied: ids and paths are those that
 * it has. Or an answer in words, for a question about it.
 */
export function editGrammar(content: DocumentContent): GrammarSchema {
  const operations: GrammarSchema = {
    type: 'array',
    items: oneOf(operationsFor(content)),
    minItems: 1,
    maxItems: mostOperations,
  };
  return oneOf([object({ operations, ...closing }), object({ answer: text })]);
}
