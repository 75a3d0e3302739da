import type { Element } from 'domhandler';

/**
 * Returns the id of the page or block of content that an element was laid out from: its own id up to the
 * first dot. Parts on continuation pages use the id of the element that they continue.
 */
function contentIdOf({ attribs }: Element): string | null {
  const [continued] = (attribs['data-continues'] ?? '').split(' ');
  const id = continued || attribs['data-id'];
  return id === undefined ? null : (id.split('.')[0] ?? null);
}

/**
 * Returns the path of the text an element shows, for edit operations: 'b3.items.2.text'. Null for an element
 * that shows no field, such as a computed figure. Numbers and dates are named by `data-value`.
 */
export function fieldOf(
  element: Element,
  attribute: 'data-field' | 'data-value' = 'data-field',
): string | null {
  const field = element.attribs[attribute];
  if (!field) return null;
  for (let at: Element | null = element; at; at = at.parent?.type === 'tag' ? (at.parent as Element) : null) {
    const id = contentIdOf(at);
    if (id !== null) return `${id}.${field}`;
  }
  return null;
}
