import { z } from 'zod';
import { bill } from '../blocks/bill.ts';
import { block, entry } from '../blocks/blocks.ts';
import { chart } from '../blocks/chart.ts';
import { diagram } from '../blocks/diagram.ts';
import { figure } from '../blocks/figure.ts';
import { table } from '../blocks/table.ts';
import { page } from '../document-content.ts';

/** The subset of JSON Schema that the content model uses. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

/** Types that several layouts share, described once under these names. */
const shared = { Figure: figure, Entry: entry, Chart: chart, Table: table, Diagram: diagram, Bill: bill };

/** Fields of pages and blocks that are described once for all, or that writers don't need. */
const unspoken = new Set(['id', 'notes', 'label']);
/** Fields that models need too rarely for their tokens; people and the composer set them. */
const byHand = new Set(['focus', 'finish', 'credit', 'withheld']);

const schemaOf = (value: z.ZodType): Schema => z.toJSONSchema(value, { unrepresentable: 'any' }) as Schema;

/** Returns the same key for the same shape, wherever it is used. */
function shapeKey(schema: Schema): string {
  return JSON.stringify(schema, (name, value) =>
    name === 'description' || name === '$schema' || name === 'title' ? undefined : value,
  );
}

const namesByShape = new Map(
  Object.entries(shared).map(([name, value]) => [shapeKey(schemaOf(value)), name] as const),
);

function typeInWords(schema: Schema, isTop = false): string {
  const name = isTop ? undefined : namesByShape.get(shapeKey(schema));
  if (name) return name;
  const options = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join('|');
  if (schema.$ref) return 'Block';
  if (options) {
    const words = [...new Set(options.map((option) => typeInWords(option)))];
    return words.length > 12 ? 'Block' : words.join('|');
  }
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => typeInWords(item)).join(', ')}]`;
  if (schema.type === 'array') {
    const range = schema.description?.startsWith('holds ') ? ` ${schema.description.slice(6)}` : '';
    return `[${schema.items ? typeInWords(schema.items) : ''}${range && `, ${range.trim()}`}]`;
  }
  if (schema.properties) return `{${fieldsInWords(schema, new Set())}}`;
  if (schema.type === 'integer') return 'number';
  return schema.type === 'string' ? 'text' : String(schema.type ?? 'any');
}

function fieldsInWords({ properties = {}, required = [] }: Schema, skipped: ReadonlySet<string>): string {
  return Object.entries(properties)
    .filter(([name]) => !skipped.has(name) && !byHand.has(name))
    .map(([name, value]) => {
      const type = typeInWords(value);
      const mark = required.includes(name) ? '' : '?';
      return type === 'text' ? `${name}${mark}` : `${name}${mark}: ${type}`;
    })
    .join(', ');
}

function unionInWords(value: z.ZodType, tag: string, left: ReadonlySet<string>): readonly string[] {
  const { anyOf, oneOf } = schemaOf(value);
  return (anyOf ?? oneOf ?? []).flatMap((option) => {
    const name = String(option.properties?.[tag]?.const);
    return left.has(name) ? [] : [`${name} {${fieldsInWords(option, new Set([...unspoken, tag]))}}`];
  });
}

/**
 * Describes the layouts and blocks of the content model in a TypeScript-like notation, one per line.
 * Generated from the schema, so it is never stale. Fields without a type are text. Ten times smaller than the
 * JSON Schema.
 */
export function describeContent(): string {
  const values = Object.entries(shared).map(
    ([name, value]) => `${name} = ${typeInWords(schemaOf(value), true)}`,
  );
  return [
    'Pages, by layout:',
    ...unionInWords(page, 'layout', new Set()),
    'Blocks, by type:',
    ...unionInWords(block, 'type', new Set(['html'])),
    'Values:',
    ...values,
  ].join('\n');
}
