import { escapeHtml } from '../frame/escape-html.ts';
import type { ApiSchema } from './openapi-document.ts';

/** Maximum nesting depth; deeper objects are only named, with details in the OpenAPI document. */
const deepest = 3;
/** Maximum number of enum values shown on a line. */
const mostValues = 12;

const figures = new Intl.NumberFormat('en-US');
const code = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value))}</code>`;

const isNull = ({ type, const: only }: ApiSchema): boolean => type === 'null' || only === null;

/** Returns the alternatives of a schema except null, and whether null is one. */
function alternatives(schema: ApiSchema): {
  readonly of: readonly ApiSchema[];
  readonly isNullable: boolean;
} {
  const inner = schema.anyOf ?? schema.oneOf;
  if (!inner) return isNull(schema) ? { of: [], isNullable: true } : { of: [schema], isNullable: false };
  const each = inner.map(alternatives);
  return { of: each.flatMap(({ of }) => of), isNullable: each.some(({ isNullable }) => isNullable) };
}

function plainType(schema: ApiSchema): string {
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) {
    const shown = schema.enum.slice(0, mostValues).map(code).join(', ');
    const more = schema.enum.length - mostValues;
    return more > 0 ? `${shown} and ${more} more` : shown;
  }
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.format === 'uuid') return 'UUID';
  if (schema.format === 'email') return 'email';
  if (schema.format === 'date-time') return 'date and time';
  if (schema.format === 'binary') return 'file';
  return schema.type ?? 'any value';
}

/** Returns a type in words, as HTML: 'list of string', '<code>"png"</code>, <code>"webp"</code>'. */
function typeOf(schema: ApiSchema): string {
  const { of, isNullable } = alternatives(schema);
  const kinds = [...new Set(of.map(plainType))];
  return `${kinds.join(' or ') || 'any value'}${isNullable ? ' or null' : ''}`;
}

function span(unit: string, least: number | undefined, most: number | undefined): string[] {
  // The schema library adds the largest safe integer as a bound; don't show it.
  const isBound = most !== undefined && most < Number.MAX_SAFE_INTEGER;
  if (least !== undefined && least > 0 && isBound)
    return [`${figures.format(least)} to ${figures.format(most)}${unit}`];
  if (isBound) return [`at most ${figures.format(most)}${unit}`];
  return least !== undefined && least > 1 ? [`at least ${figures.format(least)}${unit}`] : [];
}

function limitsOf(schema: ApiSchema): readonly string[] {
  const [one = schema] = alternatives(schema).of;
  return [
    ...span(' characters', one.minLength, one.maxLength),
    ...span(' items', one.minItems, one.maxItems),
    ...span('', one.minimum, one.maximum),
    ...(schema.default === undefined ? [] : [`default ${code(schema.default)}`]),
  ];
}

/** Returns the objects in a schema: its own, those of its items, or one per alternative. */
function objectsIn(schema: ApiSchema): readonly ApiSchema[] {
  return alternatives(schema).of.flatMap((each) => {
    if (each.type === 'array') return objectsIn(each.items ?? {});
    return each.properties ? [each] : [];
  });
}

/** Returns one field of a call as a list item. */
export function fieldItem(
  {
    name,
    schema,
    isRequired,
    description = schema.description ?? '',
  }: {
    readonly name: string;
    readonly schema: ApiSchema;
    readonly isRequired: boolean;
    readonly description?: string;
  },
  depth = 0,
): string {
  const facts = [typeOf(schema), ...limitsOf(schema)].join(', ');
  const mark = isRequired ? ' <b class="required">required</b>' : '';
  const words = description === '' ? '' : `<p>${escapeHtml(description)}</p>`;
  const inner = depth < deepest ? schemaFields(schema, depth + 1) : '';
  return `<li><code class="name">${escapeHtml(name)}</code> <span class="type">${facts}</span>${mark}${words}${inner}</li>`;
}

/** Returns the fields of a schema as nested lists; empty for a schema without fields. */
export function schemaFields(schema: ApiSchema, depth = 0): string {
  const lists = objectsIn(schema).map(({ properties = {}, required = [] }) => {
    const items = Object.entries(properties).map(([name, field]) =>
      fieldItem({ name, schema: field, isRequired: required.includes(name) }, depth),
    );
    return items.length > 0 ? `<ul class="fields">${items.join('')}</ul>` : '';
  });
  return lists.join('<p class="or">or</p>');
}

/** Describes a response in a few words: 'list of object', 'UUID'. */
export const schemaWords = typeOf;
