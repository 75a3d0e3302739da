import { escapeHtml } from './escape-html.ts';

/** HTML that is safe to join: made of escaped text and of other `Html` only. */
export type Html = string;

export interface Attributes {
  readonly class?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly style?: string | undefined;
  /** Further attributes by their HTML name. */
  readonly more?: Readonly<Record<string, string>> | undefined;
}

export type Child = Html | null | undefined | false;

const samples = /\{\{(?:[a-z\d]{0,12}: ?)?([^{}]{1,2000})\}\}/g;

/** Plain words, for names, descriptions and texts that are measured. */
export const withoutSampleMarks = (value: string): string =>
  value.includes('{{') ? value.replace(samples, '$1') : value;

/** An element; `id` and `name` become `data-id` and `data-name`. Children are joined, empty ones left out. */
export function element(tag: string, attributes: Attributes, ...children: readonly Child[]): Html {
  const all: readonly (readonly [string, string | undefined])[] = [
    ['class', attributes.class],
    ['data-id', attributes.id],
    ['data-name', attributes.name],
    ['style', attributes.style],
    ...Object.entries(attributes.more ?? {}),
  ];
  const written = all
    .filter((pair): pair is readonly [string, string] => pair[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(withoutSampleMarks(value))}"`)
    .join('');
  return `<${tag}${written}>${children.filter(Boolean).join('')}</${tag}>`;
}
