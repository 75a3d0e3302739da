import type { GrammarSchema } from '../../../../domain/content/grammar/content-grammar.ts';

/** Name of the only field of the root: providers require an object there, not a choice of objects. */
export const rootField = 'answer';

type JsonSchema = Readonly<Record<string, unknown>>;

const typeOf = (value: unknown): JsonSchema =>
  ['string', 'number', 'boolean'].includes(typeof value) ? { type: typeof value } : {};

function strict(schema: GrammarSchema): JsonSchema {
  if ('const' in schema) return { ...typeOf(schema.const), const: schema.const };
  if ('enum' in schema) return { ...typeOf(schema.enum[0]), enum: [...schema.enum] };
  if ('oneOf' in schema) return { anyOf: schema.oneOf.map(strict) };
  switch (schema.type) {
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([name, value]) => [name, strict(value)]),
        ),
        required: Object.keys(schema.properties),
        additionalProperties: false,
      };
    case 'array': {
      const { items, prefixItems = [], minItems, maxItems } = schema;
      // Strict mode has no order of entries.
      const options = prefixItems.length > 0 ? { oneOf: [...prefixItems, ...flat(items)] } : items;
      return { type: 'array', items: strict(options), minItems, maxItems };
    }
    case 'string':
      // Lengths aren't in strict mode, and make the grammars of local servers slow.
      return schema.format ? { type: 'string', format: schema.format } : { type: 'string' };
    default:
      return { type: schema.type };
  }
}

const flat = (schema: GrammarSchema): readonly GrammarSchema[] =>
  'oneOf' in schema ? schema.oneOf : [schema];

/** Returns a schema for a provider's structured output, in the subset that OpenAI's strict mode accepts. */
export const strictSchema = (schema: GrammarSchema): JsonSchema => ({
  type: 'object',
  properties: { [rootField]: strict(schema) },
  required: [rootField],
  additionalProperties: false,
});
