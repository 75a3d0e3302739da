import type { z } from 'zod';
import { nameKey } from './spelling.ts';

/** The parts of a zod schema that we use. Zod types definitions per class; this one covers all of them. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly discriminator?: string;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly items?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
  readonly defaultValue?: unknown;
  readonly getter?: () => z.ZodType;
  readonly checks?: readonly { _zod: { def: { check: string; maximum?: number; minimum?: number } } }[];
}

export const partsOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/**
 * Removes optional, default, nullable and lazy wrappers, and returns whether the value may be missing or
 * null.
 */
export function unwrap(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean; isNullable: boolean } {
  let inner = schema;
  let isOptional = false;
  let isNullable = false;
  for (;;) {
    const { type, innerType, getter } = partsOf(inner);
    if (type === 'lazy' && getter) inner = getter();
    else if ((type === 'optional' || type === 'default') && innerType) {
      isOptional = true;
      inner = innerType;
    } else if (type === 'nullable' && innerType) {
      isNullable = true;
      inner = innerType;
    } else return { inner, isOptional, isNullable };
  }
}

export const innerOf = (schema: z.ZodType): z.ZodType => unwrap(schema).inner;

/** Returns the fields of an object schema, or undefined. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  return partsOf(innerOf(schema)).shape;
}

export const kindOf = (schema: z.ZodType): string => partsOf(innerOf(schema)).type;

export const elementOf = (schema: z.ZodType): z.ZodType | undefined => partsOf(innerOf(schema)).element;

/** Returns the maximum length of a text or list. */
export function mostOf(schema: z.ZodType): number {
  const maxima = (partsOf(schema).checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' && def.maximum !== undefined ? [def.maximum] : [],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...maxima);
}

/** Returns the value of a literal field, such as the layout of a page schema. */
export const literalOf = (schema: z.ZodType | undefined): unknown =>
  schema && partsOf(innerOf(schema)).values?.[0];

/** Returns the empty value for a required field. */
export function emptyOf(schema: z.ZodType): unknown {
  const { inner, isNullable, isOptional } = unwrap(schema);
  if (isOptional) return undefined;
  if (isNullable) return null;
  const { type, shape, values, entries, options } = partsOf(inner);
  if (type === 'string') return '';
  if (type === 'array') return [];
  if (type === 'record') return {};
  if (type === 'boolean') return false;
  if (type === 'number') return 0;
  if (type === 'literal') return values?.[0];
  if (type === 'union') return options?.[0] && emptyOf(options[0]);
  if (type === 'enum') return Object.values(entries ?? {})[0];
  if (type === 'object' && shape) {
    const fields = Object.entries(shape).map(([key, field]) => [key, emptyOf(field)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  return undefined;
}

/** Returns the fields of nested objects, such as the labels of a page's chart. */
export const innerNames = (shape: Readonly<Record<string, z.ZodType>>): ReadonlySet<string> =>
  new Set(Object.values(shape).flatMap((field) => Object.keys(shapeOf(field) ?? {}).map(nameKey)));
