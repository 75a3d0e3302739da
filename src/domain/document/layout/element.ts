import { escapeHtml } from './escape-html.ts';

/** HTML that is safe to concatenate: built only from escaped text and other `Html`. */
export type Html = string;

export interface Attributes {
  readonly class?: string | undefined;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** The content field that the element shows, relative to its page or block: 'items.0.text'. */
  readonly field?: string | undefined;
  /** The range of that field, in characters of its words. */
  readonly range?: readonly [from: number, to: number] | undefined;
  /** The content field of a number or date shown in localized form: 'lines.0.quantity'. */
  readonly value?: string | undefined;
  readonly style?: string | undefined;
  /** Additional attributes by HTML name. */
  readonly more?: Readonly<Record<string, string>> | undefined;
}

export type Child = Html | null | undefined | false;

/**
 * Builds an element; `id`, `name`, `field`, `range` and `value` become `data-id`, `data-name` and so on.
 * Joins the children, skipping empty ones.
 */
export function element(tag: string, attributes: Attributes, ...children: readonly Child[]): Html {
  const all: readonly (readonly [string, string | undefined])[] = [
    ['class', attributes.class],
    ['data-id', attributes.id],
    ['data-name', attributes.name],
    ['data-field', attributes.field],
    ['data-range', attributes.range?.join('-')],
    ['data-value', attributes.value],
    ['style', attributes.style],
    ...Object.entries(attributes.more ?? {}),
  ];
  const written = all
    .filter((pair): pair is readonly [string, string] => pair[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return `<${tag}${written}>${children.filter(Boolean).join('')}</${tag}>`;
}
