import fc from 'fast-check';
import { z } from 'zod';
import { hostileText, hostileValue } from './hostile-values.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns existing IDs for a field name, such as those of the caller's documents. */
export type KnownIds = (name: string) => readonly string[];

const deepest = 6;
const words = fc.constantFrom(
  'A flyer for a summer fair',
  'Invoice',
  'Größe 12 €',
  '日本語',
  '# Title\n\nText',
);

function textOf(schema: JsonSchema, name: string, known: KnownIds): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  const ids = known(name);
  if (format === 'uuid' || ids.length > 0)
    return fc.oneof(fc.constantFrom(...ids, crypto.randomUUID()), fc.uuid());
  if (format === 'email') return fc.constantFrom('ada@example.invalid', 'Bob.O+x@mail.example.invalid');
  if (format === 'uri') return fc.constantFrom('https://host.invalid/page', 'http://host.invalid:8080/?a=b');
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'date') return fc.constantFrom('2026-01-31', '1970-01-01');
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 });
  const most = Math.min(maxLength, minLength + 100);
  return fc.oneof(
    words.map((text) => text.slice(0, most).padEnd(minLength, 'x')),
    fc.string({ minLength, maxLength: most }),
  );
}

const numeric = (value: number | boolean | undefined, fallback: number): number =>
  typeof value === 'number' ? value : fallback;

function numberOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const step = type === 'integer' ? 1 : 1e-6;
  const min = Math.max(numeric(minimum, -1e6), numeric(exclusiveMinimum, -1e7) + step);
  const max = Math.max(min, Math.min(numeric(maximum, 1e6), numeric(exclusiveMaximum, 1e7) - step));
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) })
    : fc.double({ min, max, noNaN: true });
}

interface Place {
  readonly root: JsonSchema;
  readonly known: KnownIds;
  readonly depth: number;
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = /^#\/(?:\$defs|definitions)\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  if (schema.$ref === '#') return root;
  return name === undefined ? schema : ((root.$defs?.[name] as JsonSchema | undefined) ?? {});
}

function objectOf(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  const required = new Set(schema.required ?? []);
  const inner = { ...place, depth: place.depth + 1 };
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || place.depth < deepest,
  );
  const fields = Object.fromEntries(
    properties.map(([name, value]) => [name, valid(value as JsonSchema, name, inner)]),
  );
  const own = fc.record(fields, { requiredKeys: [...required].filter((name) => name in fields) });
  const { additionalProperties: more } = schema;
  if (typeof more !== 'object' || place.depth >= deepest) return own;
  const others = fc.dictionary(words, valid(more as JsonSchema, '', inner), { maxKeys: 3 });
  return fc.tuple(own, others).map(([a, b]) => ({ ...b, ...a }));
}

/** Generates values that a schema accepts. */
function valid(given: JsonSchema | boolean, name: string, place: Place): fc.Arbitrary<unknown> {
  if (typeof given === 'boolean') return fc.jsonValue({ maxDepth: 2 });
  const schema = resolve(given, place.root);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const simple = choices.filter((choice) => 'type' in choice && choice.type !== 'object');
    const usable = place.depth >= deepest && simple.length > 0 ? simple : choices;
    return fc.oneof(...usable.map((choice) => valid(choice as JsonSchema, name, place)));
  }
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => valid(part as JsonSchema, name, place));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, place.known);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      const isDeep = place.depth >= deepest;
      return fc.array(valid(items as JsonSchema, name, { ...place, depth: place.depth + 1 }), {
        minLength: minItems,
        maxLength: Math.max(minItems, isDeep ? 0 : Math.min(maxItems, minItems + 3)),
      });
    }
    case 'object':
      return objectOf(schema, place);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Replaces a value at a random place, or adds one. */
function spoilt(value: unknown, [where, what]: readonly [number, unknown]): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const at = where % value.length;
    return value.with(at, where % 3 ? spoilt(value[at], [where >> 2, what]) : what);
  }
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value);
    const name = names[where % (names.length + 1)];
    if (name === undefined) return { ...value, unexpected: what };
    const inner = (value as Record<string, unknown>)[name];
    if (where % 7 === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return { ...value, [name]: spoilt(inner, [where >> 2, what]) };
  }
  return what;
}

/**
 * Generates a valid value in 30 % of cases, one with a single fault in 60 %, and an arbitrary one in 10 %.
 */
export function valuesOf(schema: z.ZodType, known: KnownIds): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const right = valid(root, '', { root, known, depth: 0 });
  return fc.oneof(
    { weight: 3, arbitrary: right },
    {
      weight: 6,
      arbitrary: fc.tuple(right, fc.nat(), hostileValue).map(([value, ...rest]) => spoilt(value, rest)),
    },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Generates texts for one part of a URL. */
export const partsOf = (name: string, known: KnownIds): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known(name), crypto.randomUUID(), '1') },
    { weight: 1, arbitrary: hostileText },
  );
