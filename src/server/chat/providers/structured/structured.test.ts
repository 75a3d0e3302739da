import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentGrammar } from '../../../../domain/content/grammar/content-grammar.ts';
import { innerJson } from './inner-json.ts';
import { strictSchema } from './strict-schema.ts';

/** Cuts a text at the given places and passes the pieces on. */
function read(text: string, cuts: readonly number[]): string {
  const inner = innerJson();
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b);
  const pieces = [0, ...places].map((from, at) => text.slice(from, places[at] ?? text.length));
  return pieces.map(inner.push).join('') + inner.end();
}

const cuts = fc.array(fc.nat(10_000), { maxLength: 12 });

describe('an answer under a schema', () => {
  it('is unwrapped, wherever its pieces end', () => {
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(fc.string(), fc.json()), fc.array(fc.json())), cuts, (value, at) => {
        for (const space of [0, 2]) {
          const text = JSON.stringify({ answer: value }, null, space);
          expect(JSON.parse(read(text, at))).toEqual(value);
          expect(JSON.parse(read(`\`\`\`json\n${text}\n\`\`\``, at))).toEqual(value);
        }
      }),
    );
  });

  it('without the wrapper stays as it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[b-z]+$/), fc.json()), cuts, (value, at) => {
        const text = JSON.stringify(value);
        expect(read(text, at)).toBe(text);
      }),
    );
    expect(read('I like bees.', [3])).toBe('I like bees.');
  });
});

/** Keywords that OpenAI's strict mode accepts. */
const allowed = new Set([
  ...['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf'],
  ...['const', 'enum', 'minItems', 'maxItems', 'format'],
]);

function faultsOf(schema: unknown, path = '#'): string[] {
  const { properties, required, additionalProperties, items, anyOf, ...others } = schema as Record<
    string,
    never
  >;
  const faults = Object.keys(schema as object)
    .filter((name) => !allowed.has(name))
    .map((name) => `${path} has ${name}`);
  if (properties) {
    if (additionalProperties !== false) faults.push(`${path} is open`);
    if (String(Object.keys(properties)) !== String(required)) faults.push(`${path} has optional fields`);
  } else if (!items && !anyOf && !('type' in others)) faults.push(`${path} has no type`);
  const below = [
    ...Object.entries((properties ?? {}) as object),
    ...(items ? [['[]', items] as const] : []),
    ...((anyOf ?? []) as unknown[]).map((each, at) => [`anyOf${at}`, each] as const),
  ];
  return [...faults, ...below.flatMap(([name, value]) => faultsOf(value, `${path}/${name}`))];
}

describe('the schema of a document', () => {
  it.each([{}, { format: 'a4' }, { format: 'slides-16x9', pages: 6 }] as const)(
    'has only what strict modes accept: %o',
    (options) => {
      const schema = strictSchema(contentGrammar(options));
      expect(schema.type).toBe('object');
      expect(faultsOf(schema)).toEqual([]);
    },
  );
});
