import { findIcon } from '../../icons/find-icon.ts';
import { element, type Html } from './element.ts';

/** The place of an icon beside a text; it is drawn when the page is finished. Nothing where no icon shows what is named. */
export function iconHtml(named: string | undefined): Html | null {
  const name = named === undefined ? null : findIcon(named);
  if (name === null) return null;
  return element('span', { class: 'icon', more: { 'data-icon': name, 'aria-hidden': 'true' } });
}
