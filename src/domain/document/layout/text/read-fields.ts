import { parseText } from '../../../content/text/inline-text.ts';
import type { Span } from '../../../content/text/span.ts';
import { type FieldText, plainOf } from './field-text.ts';

/** Fields that are not text: choices, dates, URLs, markup, ids of other fields. */
const keptFields = [
  'id',
  'type',
  'layout',
  'kind',
  'tone',
  'finish',
  'shape',
  'align',
  'icon',
  'url',
  'html',
  'currency',
  'issued',
  'due',
  'language',
  'notes',
  'logo',
] as const;
type KeptField = (typeof keptFields)[number];
const kept: ReadonlySet<string> = new Set(keptFields);

/** Data drawn as a whole, with the path of its fields. */
export interface Drawn<Data> {
  readonly data: Data;
  readonly field: string;
}
type DrawnField = 'chart' | 'diagram';

/** Content with parsed texts that have their field paths. */
export type Read<T> = T extends string
  ? FieldText
  : T extends readonly (infer Item)[]
    ? readonly Read<Item>[]
    : T extends object
      ? {
          readonly [Key in keyof T]: Key extends KeptField
            ? T[Key]
            : Key extends DrawnField
              ? Drawn<NonNullable<T[Key]>> | Extract<T[Key], undefined>
              : Read<T[Key]>;
        }
      : T;

/** Maximum path length of an edit operation, including the id; see content/edit/operation.ts. */
const longestPath = 160;

/** Parses its text lazily, because most layouts read only part of the content. */
class ContentText implements FieldText {
  readonly field?: string;
  readonly source: string;
  #spans: readonly Span[] | undefined;
  #plain: string | undefined;

  constructor(source: string, field: string) {
    this.source = source;
    if (field.length <= longestPath) this.field = field;
  }

  get spans(): readonly Span[] {
    this.#spans ??= parseText(this.source);
    return this.#spans;
  }

  get plain(): string {
    this.#plain ??= plainOf(this.spans);
    return this.#plain;
  }
}

export const fieldAt = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

function readValue(value: unknown, path: string): unknown {
  if (typeof value === 'string') return new ContentText(value, path);
  if (Array.isArray(value)) return value.map((item, at) => readValue(item, fieldAt(path, at)));
  if (typeof value !== 'object' || value === null) return value;
  const read: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    if (kept.has(name) || inner === undefined) read[name] = inner;
    else if (name === 'chart' || name === 'diagram') read[name] = { data: inner, field: fieldAt(path, name) };
    else read[name] = readValue(inner, fieldAt(path, name));
  }
  return read;
}

/** @param path position of the value within its page or block; '' for the page or block itself */
export function readFields<T>(value: T, path = ''): Read<T> {
  return readValue(value, path) as Read<T>;
}
