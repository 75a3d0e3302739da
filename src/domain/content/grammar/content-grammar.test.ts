import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { assignIds } from '../assign-ids.ts';
import { documentContent } from '../document-content.ts';
import { applyOperations } from '../edit/apply-operations.ts';
import { readOperations } from '../edit/read-operations.ts';
import { readContent } from '../lenient/read-content.ts';
import { contentGrammar, type GrammarSchema } from './content-grammar.ts';
import { editGrammar } from './edit-grammar.ts';

const today = '2026-11-23';
const letters = 'abcdefghijklmnop qrstuvwxyz,.*[]"\\n☼ß';

/** Returns a value that a grammar of the schema allows. */
function sample(schema: GrammarSchema): unknown {
  const below = (limit: number): number => Math.floor(Math.random() * limit);
  const one = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
  if ('const' in schema) return schema.const;
  if ('enum' in schema) return one(schema.enum);
  if ('oneOf' in schema) return sample(one(schema.oneOf) ?? { type: 'null' });
  switch (schema.type) {
    case 'string': {
      if (schema.format === 'date') return '2026-02-28';
      const { minLength = 0, maxLength = 20 } = schema;
      const length = minLength + below(maxLength - minLength + 1);
      return Array.from({ length }, () => letters[below(letters.length)]).join('');
    }
    case 'number':
      return below(10_000) / 100;
    case 'integer':
      return below(100);
    case 'boolean':
      return below(2) === 0;
    case 'null':
      return null;
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, value]) => [name, sample(value)]),
      );
    case 'array': {
      const first = schema.prefixItems ?? [];
      const length = schema.minItems + below(schema.maxItems - schema.minItems + 1);
      return Array.from({ length }, (_, at) => sample(first[at] ?? schema.items));
    }
  }
}

type Written = Record<string, unknown> & { look: Record<string, unknown>; pages: { layout: string }[] };

const samples = (grammar: GrammarSchema, count: number): Written[] =>
  Array.from({ length: count }, () => sample(grammar) as Written);

describe('the grammar of content', () => {
  it('allows only documents of the content model', () => {
    for (const { message, followups, ...given } of samples(contentGrammar(), repeats(50, 300))) {
      expect(typeof message).toBe('string');
      expect(Array.isArray(followups)).toBe(true);
      const whole = { ...given, schema: 1, look: { ...given.look, tokens: {}, seed: 1 } };
      expect(documentContent.safeParse(whole).error?.issues ?? []).toEqual([]);
    }
  });

  it('offers every layout, and many blocks', () => {
    const layouts = new Set(
      samples(contentGrammar(), 400).flatMap(({ pages }) => pages.map((page) => page.layout)),
    );
    expect(layouts.size).toBe(13);
    const text = JSON.stringify(contentGrammar());
    for (const type of ['paragraph', 'table', 'chart', 'steps', 'callout'])
      expect(text).toContain(`{"const":"${type}"}`);
  });

  it('keeps to the format and the number of pages that the user chose', () => {
    for (const { look, pages } of samples(
      contentGrammar({ format: 'slides-16x9', pages: 4 }),
      repeats(10, 50),
    )) {
      expect(look.format).toBe('slides-16x9');
      expect(pages[0]?.layout).toBe('cover');
      expect(pages.length).toBeLessThanOrEqual(4);
    }
    for (const { look, pages } of samples(contentGrammar({ format: 'a5' }), repeats(10, 50))) {
      expect(look.format).toBe('a5');
      expect(pages).toHaveLength(1);
    }
  });
});

describe('the grammar of changes', () => {
  it('allows only operations that a document takes', () => {
    for (const { message: _, followups: __, ...given } of samples(contentGrammar(), repeats(7, 40))) {
      const { content } = readContent(given, { today });
      if (!content) throw new Error('no content');
      const document = assignIds(content);
      for (let round = 0; round < 5; round += 1) {
        const change = sample(editGrammar(document)) as { operations?: unknown[]; answer?: string };
        if (!change.operations) continue;
        const [first] = change.operations;
        const { operations, notes } = readOperations([first], document, { today });
        expect(notes.filter(({ level }) => level === 'warning')).toEqual([]);
        expect(operations).toHaveLength(1);
        expect(documentContent.safeParse(applyOperations(document, operations).content).success).toBe(true);
      }
    }
  });
});
