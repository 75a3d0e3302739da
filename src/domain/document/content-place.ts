import type { Element } from 'domhandler';

/**
 * The id of the page or block of content that an element was laid out from: what its id begins with, up to the first
 * dot. Parts that continue on a further page name the element that they continue.
 */
function contentIdOf({ attribs }: Element): string | null {
  const [continued] = (attribs['data-continues'] ?? '').split(' ');
  const id = continued || attribs['data-id'];
  return id === undefined ? null : (id.split('.')[0] ?? null);
}

/**
 * Where an edit operation finds the text that an element shows: 'b3.items.2.text'. Null for an element that shows no
 * field, such as a computed figure. Numbers and days are named by `data-value`.
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
