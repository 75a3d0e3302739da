import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { currency } from './blocks/bill.ts';
import { block } from './blocks/blocks.ts';
import { type DocumentContent, documentContent } from './document-content.ts';
import { icon } from './icon.ts';
import { innerOf, partsOf, unwrap } from './lenient/schema-parts.ts';
import { isoDate, line, prose } from './limits.ts';
import { color } from './look.ts';
import { paperKinds } from './paper-kinds.ts';
import { canonicalText } from './text/write-text.ts';

const pieces = [
  ...'the garden opens|at 10:30am|37 %|**strong**|*soft*|`code`|~~old~~|[[Your address]]|{{sample text}}|{{name: Ada Lane}}|{{to: [[you]] and **me**}}|[docs](https://octavo.example/a_b)|a:b'.split(
    '|',
  ),
  ...'#|-|1.|*|_|**|`|[|]|>|<|&|\\|~|"|\'|{icon=leaf}|{|}|{{|}}|{{a:|:::|::cover|---|***|???|| a |—|->|<br>|$5|é|日本|שלום|🌱|\n|=== |+'.split(
    '|',
  ),
  '|',
  '    ',
  '—',
];

const words = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('word', 'Two words', 'Ende.', '12') },
      { weight: 2, arbitrary: fc.constantFrom(...pieces) },
    ),
    { maxLength: 6 },
  )
  .map((parts) => canonicalText(parts.join(' ')));

const text = fc.oneof(
  { weight: 3, arbitrary: words },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map(canonicalText) },
);

const raw = fc.oneof(
  fc.constantFrom('const a = `b`;\n```\n:::', '<p>x</p>\n\n---', 'a\r\nb', '', ' x ', '# no'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

const leaves = new Map<z.ZodType, Arbitrary<unknown>>([
  [line, text],
  [prose, text],
  [isoDate, fc.constantFrom('2026-11-22', '2024-02-29', '1999-12-31')],
  [icon, fc.constantFrom('leaf', 'shield check', '日', '1 ')],
  [color, fc.constantFrom('#123', '#aBcDeF')],
  [currency, fc.constantFrom('EUR', 'JPY', 'USD')],
]);

const number = (schema: z.ZodNumber): Arbitrary<number> => {
  const min = Math.max(schema.minValue ?? -1e6, -1e6);
  const max = Math.min(schema.maxValue ?? 1e6, 1e6);
  const whole = fc.integer({ min, max });
  if (schema.isInt) return whole;
  return fc.oneof(
    whole,
    fc.double({ min, max, noNaN: true }).map((value) => value + 0 || 0),
  );
};

function lengths(schema: z.ZodType): { minLength: number; maxLength: number } {
  const least = (partsOf(schema).checks ?? []).map(({ _zod: { def } }) =>
    def.check === 'min_length' ? (def.minimum ?? 0) : 0,
  );
  const minLength = Math.max(0, ...least);
  return { minLength, maxLength: Math.max(minLength, 3) };
}

/** Generates values of a schema. `depth` is the number of block levels that may still be nested. */
function arbitraryOf(schema: z.ZodType, depth: number): Arbitrary<unknown> {
  const { inner, isOptional, isNullable } = unwrap(schema);
  if (isNullable) return fc.option(arbitraryOf(innerOf(schema), depth), { nil: null });
  if (isOptional) return fc.option(arbitraryOf(inner, depth), { nil: undefined });
  const leaf = leaves.get(inner);
  if (leaf) return leaf;
  const { type, shape = {}, element, options = [], entries, values = [], items = [] } = partsOf(inner);
  switch (type) {
    case 'object': {
      const fields = Object.entries(shape).filter(([name]) => name !== 'id');
      return fc
        .record(Object.fromEntries(fields.map(([name, field]) => [name, fieldOf(name, field, depth)])))
        .map((value) => Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)));
    }
    case 'array': {
      const of = element ?? line;
      const isNesting = innerOf(of) === block;
      return fc.array(arbitraryOf(of, isNesting ? depth - 1 : depth), lengths(inner));
    }
    case 'union':
      return fc.oneof(
        ...options
          .filter((option) => depth > 0 || !nests(option))
          .map((option) => arbitraryOf(option, depth)),
      );
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'literal':
      return fc.constantFrom(...values);
    case 'number':
      return number(inner as z.ZodNumber);
    case 'boolean':
      return fc.boolean();
    case 'tuple':
      return fc.tuple(...items.map((item) => arbitraryOf(item, depth)));
    case 'record':
      return fc.dictionary(fc.constantFrom('ink', 'paper', 'radius'), fc.constantFrom('#fff', '2px', ''), {
        maxKeys: 2,
      });
    case 'null':
      return fc.constant(null);
    default:
      return raw.filter((value) => inner.safeParse(value).success);
  }
}

function fieldOf(name: string, schema: z.ZodType, depth: number): Arbitrary<unknown> {
  if (name === 'url')
    return fc.option(fc.constantFrom('https://octavo.example/a?b=c&d', 'mailto:a@b.example'), {
      nil: undefined,
    });
  if (name === 'default') return text;
  // Defaults are filled in when a value is read.
  return partsOf(schema).type === 'default'
    ? arbitraryOf(innerOf(schema), depth)
    : arbitraryOf(schema, depth);
}

const nesting = new Set(['list', 'callout', 'cards', 'columns']);
const nests = (schema: z.ZodType): boolean => {
  const type = partsOf(schema).shape?.type;
  return type !== undefined && nesting.has(String(partsOf(type).values?.[0]));
};

/** Documents with canonical texts and without ids. */
export const arbitraryContent: Arbitrary<DocumentContent> = fc
  .record({
    content: arbitraryOf(documentContent, 3),
    language: fc.constantFrom('en', 'de', 'en-GB', 'ar'),
    kind: fc.constantFrom(
      undefined,
      undefined,
      'invoice',
      'case-study',
      'notice',
      'deck',
      'Essay: one',
      ...paperKinds,
    ),
  })
  .map(({ content, language, kind }) => {
    const { kind: _, ...rest } = content as DocumentContent;
    return documentContent.parse({ ...rest, language, ...(kind !== undefined && { kind }) });
  });

export const arbitraryText: Arbitrary<string> = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        ...pieces,
        'word',
        '\n',
        '\n\n',
        '- ',
        '# ',
        '> ',
        '```',
        ':::chart',
        ':::',
        '::points',
        '| a | b |\n|---|---|',
        '---\n',
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
