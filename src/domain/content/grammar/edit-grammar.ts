import { artDirections, themeNames } from '../choices.ts';
import type { DocumentContent, Page } from '../document-content.ts';
import { blocksOf } from '../edit/places.ts';
import { blockGrammar, closing, type GrammarSchema, oneOf, pageGrammars } from './content-grammar.ts';
import { paperLayouts } from './kept-fields.ts';

const mostPaths = 120;
const mostOperations = 4;
const longestText = 400;

/** Fields that are no text of the page. */
const codes: ReadonlySet<string> = new Set([
  'id',
  'type',
  'layout',
  'kind',
  'tone',
  'icon',
  'source',
  'currency',
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

interface Paths {
  readonly texts: string[];
  readonly numbers: string[];
}

function collect(value: unknown, path: string, found: Paths): void {
  if (typeof value === 'string') found.texts.push(path);
  else if (typeof value === 'number') found.numbers.push(path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value))
      if (!codes.has(name)) collect(each, `${path}.${name}`, found);
}

/** Paths of everything that can be set in a page: fields of the page itself, and of each of its blocks. */
function collectPage(page: Page, found: Paths): void {
  const { blocks: _, ...own } = page as Page & { blocks?: unknown };
  if (page.id) collect(own, page.id, found);
  for (const block of blocksOf(page)) if (block.id) collect(block, block.id, found);
}

const text: GrammarSchema = { type: 'string', minLength: 1, maxLength: longestText };
const object = (properties: Record<string, GrammarSchema>): GrammarSchema => ({ type: 'object', properties });
const namesOf = (ids: readonly (string | undefined)[]): string[] => ids.filter((id) => id !== undefined);

function operationsFor(content: DocumentContent): GrammarSchema[] {
  const found: Paths = { texts: ['title'], numbers: [] };
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
    ...set(found.numbers, { type: 'number' }),
    ...(removable.length > 0 ? [object({ op: { const: 'remove' }, id: { enum: removable } })] : []),
    ...(blockIds.length > 0
      ? [
          object({
            op: { const: 'insert' },
            in: { enum: namesOf(open.map(({ id }) => id)) },
            after: { enum: blockIds },
            block: blockGrammar(),
          }),
        ]
      : []),
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
