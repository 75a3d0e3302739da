import type { Signature } from '../../brief.ts';
import { element, factHtml, type Html, textElement } from '../markup.ts';

/** Lines to sign on, side by side, a name and a role below each. */
export function signaturesHtml(signatures: readonly Signature[], id: string): Html {
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
