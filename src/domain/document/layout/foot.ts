import type { DraftBlock } from '../draft.ts';
import type { Labels } from './labels.ts';
import { block, element, factHtml } from './markup.ts';
import type { FieldText } from './text/field-text.ts';

/** Who to turn to, at the foot of the page. */
export function footBlock(contact: readonly FieldText[], pageId: string, labels: Labels): DraftBlock {
  return block(
    'footer',
    {
      class: 'foot',
      id: `${pageId}.contact`,
      name: labels.foot,
      more: { 'data-count': String(contact.length) },
    },
    ...contact.map((fact, index) =>
      element('p', { class: 'foot-entry' }, factHtml(fact, `${pageId}.contact.${index + 1}`)),
    ),
  );
}
