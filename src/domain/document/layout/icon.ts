import { findIcon } from '../../icons/find-icon.ts';
import { element, type Html } from './element.ts';

/**
 * Returns a placeholder for an icon beside a text, drawn when the page is finished. Null if no icon matches.
 */
export function iconHtml(named: string | undefined): Html | null {
  const name = named === undefined ? null : findIcon(named);
  if (name === null) return null;
  return element('span', { class: 'icon', more: { 'data-icon': name, 'aria-hidden': 'true' } });
}
