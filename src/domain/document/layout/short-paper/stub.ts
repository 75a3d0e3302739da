import type { DraftBlock } from '../../draft.ts';
import { block, element, factHtml, type Html, textElement } from '../markup.ts';
import { isEmpty, isGap } from '../text/field-text.ts';
import type { FlyerWriter } from './flyer-parts.ts';

/** Matches '0148', '2026-118', 'LIDO4471': letters and digits without spaces, mostly digits. */
const codeForm = /^(?:No\.? ?|Nr\.? ?|N[º°] ?|#)?[\p{Lu}\d][\p{Lu}\d./-]{2,15}$/u;
const fewestDigits = 3;

const isCode = (text: string): boolean =>
  codeForm.test(text.trim()) && (text.match(/\d/g) ?? []).length >= fewestDigits;

function factsHtml({ id, content }: FlyerWriter): Html | null {
  if (content.facts.length === 0) return null;
  return element(
    'dl',
    { class: 'stub-facts', id: `${id}.facts`, more: { 'data-count': String(content.facts.length) } },
    ...content.facts.map(({ label, value }, index) =>
      element(
        'div',
        { class: 'stub-fact', id: `${id}.facts.${index + 1}` },
        textElement('dt', { class: 'label', id: `${id}.facts.${index + 1}.label` }, label),
        element(
          'dd',
          { class: isCode(value.plain) && !isGap(value) ? 'stub-value is-code' : 'stub-value' },
          factHtml(value, `${id}.facts.${index + 1}.value`),
        ),
      ),
    ),
  );
}

/** Returns the tear-off stub of a voucher or ticket: recipient, expiry date, number, small print. */
export function stubBlock(writer: FlyerWriter): DraftBlock | null {
  const { id, content, labels } = writer;
  const { facts, action, contact = [] } = content;
  const hasAction = action !== undefined && !isEmpty(action);
  if (facts.length === 0 && !hasAction && contact.length === 0) return null;
  return block(
    'section',
    { class: 'stub', id: `${id}.stub`, name: labels.facts },
    factsHtml(writer),
    hasAction && textElement('p', { class: 'stub-terms', id: `${id}.action.text` }, action),
    contact.length > 0 &&
      element(
        'div',
        { class: 'stub-contact' },
        ...contact.map((text, index) =>
          element('p', { class: 'stub-entry' }, factHtml(text, `${id}.contact.${index + 1}`)),
        ),
      ),
  );
}
