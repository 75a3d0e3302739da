/** An element whose text can be edited. */
export interface Field {
  readonly live: HTMLElement;
  readonly path: readonly number[];
  /** Content field that it shows. */
  readonly name: string | null;
  readonly before: string;
  /** True if it shows bold, italic, links and line breaks. */
  readonly isRich: boolean;
}

/** Placeholders and sample text. */
export const marked = '.gap, .sample';
const drawn = 'svg, [data-chart], [data-qr]';

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Returns the innermost elements with their own text, including inline markup; each is edited as a unit. */
export function unitsIn(element: Element): Element[] {
  if (element.matches(drawn)) return [];
  if (hasOwnText(element)) return [element];
  return [...element.children].flatMap(unitsIn);
}

const notInPlace = 'svg, .chart-data, [data-qr]';

/** Returns the elements that show a content field. */
export function fieldsIn(element: Element): Element[] {
  if (element.matches(notInPlace)) return [];
  if (element.matches('[data-field], [data-value]')) return [element];
  return [...element.children].flatMap(fieldsIn);
}

export function pathOf(root: Element, element: Element): number[] {
  const path: number[] = [];
  for (let at: Element = element; at !== root && at.parentElement; at = at.parentElement)
    path.unshift([...at.parentElement.children].indexOf(at));
  return path;
}

export const elementAt = (root: Element, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((element, index) => element?.children[index], root);

/** Returns a name that is unique in the block: the field and its subpart. */
export function nameOfField(element: Element): string | null {
  const [field, value, range] = ['data-field', 'data-value', 'data-range'].map((name) =>
    element.getAttribute(name),
  );
  return field === null && value === null ? null : `${field ?? value} ${range ?? ''}`;
}

/**
 * Elements whose layout shows inline marks. Elsewhere, such as in titles and labels, content may have marks
 * but the page doesn't show them.
 */
const rich = [
  '.paragraph',
  '.heading',
  '.lead',
  '.item-text',
  '.inset-quote .quote-text',
  '.passage-title',
  '.callout-title',
  '.card-title',
  '.card-text',
  '.entry-title',
  '.entry-text',
  '.point-text',
  '.picture-caption',
  '.menu-name',
  '.menu-note',
  '.slot-what',
  '.pair-what',
  '[class^="letter-"]',
  '.grid-table td',
  '.grid-table th',
].join(',');

/** Returns whether a content field shows inline marks, or has some now. */
export const isRichField = (element: Element): boolean =>
  !element.hasAttribute('data-value') &&
  element.tagName !== 'PRE' &&
  (element.matches(rich) || element.querySelector('strong, em, s, code, a') !== null);
