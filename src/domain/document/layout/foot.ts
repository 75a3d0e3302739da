import type { Fact } from '../brief.ts';
import type { DraftBlock } from '../draft.ts';
import type { Labels } from './labels.ts';
import { block, element, factHtml } from './markup.ts';

/** Who to turn to, at the foot of the page. */
export function footBlock(contact: readonly Fact[], labels: Labels): DraftBlock {
  return block(
    'footer',
    { class: 'foot', id: 'contact', name: labels.foot, more: { 'data-count': String(contact.length) } },
    ...contact.map((fact, index) =>
      element('p', { class: 'foot-entry' }, factHtml(fact, `contact.${index + 1}`)),
    ),
  );
}
