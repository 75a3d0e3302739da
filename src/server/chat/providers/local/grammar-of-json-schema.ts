import type { GrammarSchema } from '../../../../domain/content/grammar/content-grammar.ts';

/** Room for a text without a limit of its own, in characters. */
const usualRoom = 400;
const mostEntries = 12;
const deepest = 8;

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const numberOr = (value: unknown, usual: number): number => (typeof value === 'number' ? value : usual);

/**
 * Converts any JSON Schema to the subset that a grammar is made from. All properties are required; what the
 * subset can't express is left to the reader of the output.
 */
export function grammarOfJsonSchema(schema: unknown, depth = 0): GrammarSchema {
  if (!isSchema(schema) || depth > deepest) return { type: 'string', maxLength: usualRoom };
  if (schema.const !== undefined) return { const: schema.const };
  if (Array.isArray(schema.enum)) return { enum: schema.enum };
  const options = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(options) && options.length > 0)
    return { oneOf: options.map((option) => grammarOfJsonSchema(option, depth + 1)) };
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object': {
      const properties = isSchema(schema.properties) ? schema.properties : {};
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, value]) => [name, grammarOfJsonSchema(value, depth + 1)]),
        ),
      };
    }
    case 'array': {
      const minItems = numberOr(schema.minItems, 0);
      return {
        type: 'array',
        items: grammarOfJsonSchema(schema.items, depth + 1),
        minItems,
        maxItems: Math.max(minItems, Math.min(numberOr(schema.maxItems, mostEntries), mostEntries)),
      };
    }
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return { type };
    default:
      return {
        type: 'string',
        minLength: 1,
        maxLength: Math.min(numberOr(schema.maxLength, usualRoom), usualRoom),
      };
  }
}
