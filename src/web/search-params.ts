/**
 * Parsers of search params for the routes. Handwritten, because the first page load excludes the schema
 * library. Invalid values are treated as missing.
 */

/** Accepts any nonempty text up to `maxLength` characters. */
export function wordOf(value: unknown, maxLength = 4000): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined;
}

/** Accepts one of the given values. */
export function choiceOf<const T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === value);
}

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function uuidOf(value: unknown): string | undefined {
  return typeof value === 'string' && uuidShape.test(value) ? value : undefined;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes undefined values to keep URLs short. */
export function present<T extends Record<string, unknown>>(params: T): Defined<T> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Defined<T>;
}
