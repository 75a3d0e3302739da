import type { PaperForm } from '../../../content/paper-form.ts';
import type { DraftBlock } from '../../draft.ts';
import { type Contact, contactsOf } from '../foot.ts';
import { block, element, factHtml, textElement } from '../markup.ts';
import { ornament } from '../ornament/ornament.ts';
import { type FieldText, isEmpty, repeated } from '../text/field-text.ts';
import type { FlyerWriter } from './flyer-parts.ts';

/** A phone number, an email or a web address: a contact, not a signer. */
const reachable = /\d|@|\/|\.\p{L}{2,}$|www\./u;
const longestSigner = 90;
/** Years of office, as in 'director 2021–26'. */
const years = /\b(?:19|20)\d\d(?:[–-]\d{2,4})?/gu;

/** Splits contacts into signers, for certificates, and contact details at the bottom of the page. */
export function divideContacts(
  contacts: readonly FieldText[],
  form: PaperForm | null,
): { readonly signers: readonly Contact[]; readonly others: readonly Contact[] } {
  const all = contactsOf(contacts);
  const isSigner = ({ text: { plain } }: Contact): boolean =>
    form === 'certificate' && plain.length <= longestSigner && !reachable.test(plain.replace(years, ''));
  return { signers: all.filter(isSigner), others: all.filter((contact) => !isSigner(contact)) };
}

/** Returns signature lines with the seal beside them. Without names there is one line, for the issuer. */
export function signingBlock(signers: readonly Contact[], { id, frame, labels }: FlyerWriter): DraftBlock {
  const { organization } = frame.head;
  const { seed, direction } = frame.look;
  const giver = organization && !isEmpty(organization) ? repeated(organization) : null;
  const lines =
    signers.length > 0
      ? signers.map(({ index, text }) =>
          element(
            'div',
            { class: 'signature' },
            element('p', { class: 'signature-name' }, factHtml(text, `${id}.contact.${index + 1}`)),
          ),
        )
      : [
          element(
            'div',
            { class: 'signature' },
            giver && textElement('p', { class: 'signature-name' }, giver),
          ),
        ];
  return block(
    'section',
    { class: 'signing', id: `${id}.signing`, name: labels.signing },
    element('div', { class: 'signing-lines', more: { 'data-count': String(lines.length) } }, ...lines),
    element(
      'div',
      { class: 'seal' },
      ornament({ motif: organization?.plain ?? '', seed, direction, place: 'seal' }),
    ),
  );
}
