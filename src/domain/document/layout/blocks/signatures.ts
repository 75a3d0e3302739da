import type { BlockOf } from '../../../content/blocks/blocks.ts';
import { element, factHtml, type Html, textElement } from '../markup.ts';
import type { Read } from '../text/read-fields.ts';

type Signatures = Read<BlockOf<'signatures'>>['items'];

/** Returns signature lines side by side, each with a name and a role below. */
export function signaturesHtml(signatures: Signatures, id: string): Html {
  return element(
    'div',
    { class: 'signatures', id, more: { 'data-count': String(signatures.length) } },
    ...signatures.map(({ name, detail }, index) =>
      element(
        'div',
        { class: 'signature', id: `${id}.${index + 1}` },
        element('p', { class: 'signature-name' }, factHtml(name, `${id}.${index + 1}.name`)),
        detail !== undefined &&
          textElement('p', { class: 'signature-detail', id: `${id}.${index + 1}.detail` }, detail),
      ),
    ),
  );
}
