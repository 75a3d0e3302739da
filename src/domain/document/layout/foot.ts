import type { DraftBlock } from '../draft.ts';
import type { Labels } from './labels.ts';
import { block, element, factHtml } from './markup.ts';
import type { FieldText } from './text/field-text.ts';

/** A line of a contact list, with its index. */
export interface Contact {
  readonly index: number;
  readonly text: FieldText;
}

/** Every line of a list of contacts. */
export const contactsOf = (texts: readonly FieldText[]): readonly Contact[] =>
  texts.map((text, index) => ({ index, text }));

/** Returns the contact details at the bottom of the page. */
export function footBlock(contact: readonly Contact[], pageId: string, labels: Labels): DraftBlock {
  return block(
    'footer',
    {
      class: 'foot',
      id: `${pageId}.contact`,
      name: labels.foot,
      more: { 'data-count': String(contact.length) },
    },
    ...contact.map(({ index, text }) =>
      element('p', { class: 'foot-entry' }, factHtml(text, `${pageId}.contact.${index + 1}`)),
    ),
  );
}
