import { z } from 'zod';
import { type DocumentFormat, documentFormats } from '../choices.ts';
import { documentContent } from '../document-content.ts';
import {
  amounts,
  blockTypes,
  codes,
  combinations,
  innerBlockTypes,
  lengths,
  mayBeEmpty,
  omitted,
  paperLayouts,
  room,
  usualLength,
  usualRoom,
} from './kept-fields.ts';

/**
 * A JSON Schema whose objects require all of their properties, without patterns and ranges. Numbers have at
 * most eight digits before the point.
 */
export type GrammarSchema =
  | { readonly const: unknown }
  | { readonly enum: readonly unknown[] }
  | { readonly oneOf: readonly GrammarSchema[] }
  | {
      readonly type: 'string';
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly format?: 'date';
    }
  | { readonly type: 'number' | 'integer' | 'boolean' | 'null' }
  | { readonly type: 'object'; readonly properties: Readonly<Record<string, GrammarSchema>> }
  | {
      readonly type: 'array';
      readonly items: GrammarSchema;
      readonly prefixItems?: readonly GrammarSchema[];
      readonly minItems: number;
      readonly maxItems: number;
    };

/** The part of JSON Schema that the content model uses. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Entries of a list inside of a block of a block. */
const mostInner = 3;

interface Place {
  /** Name of the field, or of the list that has the value. */
  readonly name: string;
  /** Blocks inside of blocks are of few types. */
  readonly depth: number;
}

const whole = z.toJSONSchema(documentContent, { unrepresentable: 'any', io: 'input' }) as Schema;

/** Value of the field that tells the options of a union apart. */
const tagOf = ({ properties }: Schema): string =>
  String(properties?.layout?.const ?? properties?.type?.const ?? '');

export const oneOf = (options: readonly GrammarSchema[]): GrammarSchema => {
  const distinct = [...new Map(options.map((each) => [JSON.stringify(each), each])).values()];
  const [first] = distinct;
  return distinct.length === 1 && first ? first : { oneOf: distinct };
};

/** Options of a union that a writer gets. */
function optionsOf(options: readonly Schema[], { depth }: Place): readonly Schema[] {
  const isBlocks = options.some((option) => option.properties?.type?.const === 'paragraph');
  if (isBlocks) {
    const types = depth === 0 ? blockTypes : innerBlockTypes;
    return options.filter((option) => types.has(tagOf(option)));
  }
  // A chart has numbers or, in a plan, dates; only numbers are offered, none missing.
  const numbers = options.filter(({ type }) => type === 'number' || type === 'integer');
  return numbers.length > 0 ? numbers : options;
}

function textOf({ format, maxLength = usualRoom }: Schema, name: string): GrammarSchema {
  const values = codes[name];
  if (values) return { enum: values };
  if (format === 'date') return { type: 'string', format };
  const minLength = mayBeEmpty.has(name) ? 0 : 1;
  return { type: 'string', minLength, maxLength: Math.min(maxLength, room[name] ?? usualRoom) };
}

function listOf({ items = {}, description }: Schema, { name, depth }: Place): GrammarSchema {
  const described = /^holds (\d+)(?: to (\d+))?$/.exec(description ?? '');
  const [fewest, most] = described
    ? [Number(described[1]), Number(described[2] ?? described[1])]
    : (lengths[name] ?? usualLength);
  const inner: Place = { name: name === 'rows' ? 'row' : name, depth };
  return {
    type: 'array',
    items: grammarOf(items, inner),
    minItems: Math.min(fewest, depth > 1 ? 1 : fewest),
    maxItems: Math.min(most, depth > 1 ? mostInner : most),
  };
}

/** One object for each combination of optional fields. */
function objectOf(schema: Schema, { name, depth }: Place): GrammarSchema {
  const { properties = {}, required = [] } = schema;
  const tag = tagOf(schema);
  const own = tag === '' ? combinations[name] : combinations[tag];
  // The contents of a block are one level deeper.
  const isBlock = properties.type !== undefined && properties.layout === undefined;
  const below = isBlock || depth > 0 ? depth + 1 : depth;
  const isKept = (field: string, chosen: readonly string[]): boolean =>
    !omitted.has(field) && (required.includes(field) || chosen.includes(field));
  return oneOf(
    (own ?? [[]]).map((chosen) => ({
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([field]) => isKept(field, chosen))
          .map(([field, value]) => [field, grammarOf(value, { name: field, depth: below })]),
      ),
    })),
  );
}

function grammarOf(schema: Schema, place: Place): GrammarSchema {
  if (schema.$ref) {
    const target = whole.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return target ? grammarOf(target, place) : { type: 'null' };
  }
  if (schema.const !== undefined) return { const: schema.const };
  if (schema.enum) return { enum: schema.enum };
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return oneOf(optionsOf(options, place).map((option) => grammarOf(option, place)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, place.name);
    case 'array':
      return listOf(schema, place);
    case 'object':
      return objectOf(schema, place);
    case 'number':
    case 'integer': {
      const values = amounts[place.name];
      return values ? { enum: values } : { type: schema.type };
    }
    case 'boolean':
      return { type: schema.type };
    default:
      return { type: 'null' };
  }
}

const isSlides = (format: DocumentFormat): boolean => format.startsWith('slides');

/** The fields of a writer's document, on paper or as slides. */
function documentOf(formats: readonly DocumentFormat[], mostPages: number): Record<string, GrammarSchema> {
  const { title, kind, language, look, head } = whole.properties ?? {};
  const isDeck = formats.every(isSlides);
  const fitting = [...pageGrammars()].filter(([tag]) => paperLayouts.has(tag) !== isDeck);
  const cover = fitting.flatMap(([tag, grammar]) => (tag === 'cover' ? [grammar] : []));
  const others = fitting.flatMap(([tag, grammar]) => (tag === 'cover' ? [] : [grammar]));
  const lookFields = { ...look, properties: { ...look?.properties, format: { enum: formats } } };
  const place = (name: string): Place => ({ name, depth: 0 });
  return {
    title: grammarOf(title ?? {}, place('title')),
    kind: grammarOf(kind ?? {}, place('kind')),
    language: grammarOf(language ?? {}, place('language')),
    look: grammarOf(lookFields, place('look')),
    head: grammarOf(head ?? {}, place('head')),
    pages: {
      type: 'array',
      ...(isDeck && { prefixItems: cover }),
      items: oneOf(others),
      minItems: isDeck ? Math.min(3, mostPages) : 1,
      maxItems: isDeck ? mostPages : 1,
    },
  };
}

const mostSlides = 10;

/** Returns the grammar of each layout, by its name. */
export function pageGrammars(): ReadonlyMap<string, GrammarSchema> {
  const layouts = whole.properties?.pages?.items?.oneOf ?? whole.properties?.pages?.items?.anyOf ?? [];
  return new Map(layouts.map((layout) => [tagOf(layout), grammarOf(layout, { name: 'pages', depth: 0 })]));
}

/** Returns the grammar of a block inside of a page. */
export function blockGrammar(): GrammarSchema {
  const layouts = whole.properties?.pages?.items?.oneOf ?? whole.properties?.pages?.items?.anyOf ?? [];
  const blocks = layouts.find((layout) => tagOf(layout) === 'article')?.properties?.blocks?.items;
  return grammarOf(blocks ?? {}, { name: 'blocks', depth: 0 });
}

/** The closing words, as fields of the same object. */
export const closing: Record<string, GrammarSchema> = {
  message: { type: 'string', minLength: 1, maxLength: room.message ?? usualRoom },
  followups: {
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 60 },
    minItems: 2,
    maxItems: 3,
  },
};

export interface GrammarOptions {
  /** Format that the user chose. */
  readonly format?: DocumentFormat | undefined;
  /** Number of pages that the user wants. */
  readonly pages?: number | undefined;
}

/**
 * Returns a schema that only allows documents of the content model, made from its own schema. Its texts and
 * lists are as long as the layouts have room for, so whatever follows it comes to an end.
 */
export function contentGrammar({ format, pages }: GrammarOptions = {}): GrammarSchema {
  const formats = format ? [format] : documentFormats;
  const paper = formats.filter((each) => !isSlides(each));
  const slides = formats.filter(isSlides);
  const most = Math.max(2, Math.min(pages ?? mostSlides, 20));
  const kinds = [
    ...(paper.length > 0 ? [documentOf(paper, 1)] : []),
    ...(slides.length > 0 ? [documentOf(slides, most)] : []),
  ];
  return oneOf(kinds.map((fields) => ({ type: 'object', properties: { ...fields, ...closing } })));
}
