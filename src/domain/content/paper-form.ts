import { nameTable, wordLists } from './lenient/spelling.ts';

/** How a flyer is composed on paper, where its document is more than a flyer or a poster. */
export type PaperForm = 'certificate' | 'voucher' | 'sign' | 'invitation';

/** The form that a word names: 'diploma' is a certificate. */
export const formOfKind = nameTable<PaperForm>(
  wordLists<PaperForm>({
    certificate:
      'certificate, diploma, award, award certificate, certificate of completion, certificate of achievement, certificate of participation, certificate of attendance, certificate of appreciation',
    voucher:
      'voucher, gift voucher, gift certificate, gift card, coupon, ticket, event ticket, concert ticket, raffle ticket, pass',
    sign: 'sign, door sign, warning sign, notice, door notice, public notice, house notice',
    invitation:
      'invitation, invite, save the date, card, greeting card, birthday card, thank-you card, wedding invitation, party invitation, birthday invitation',
  }),
);

/** The form that the kind of a document names; none for slides and stories, which have no paper. */
export function paperFormOf(kind: string | undefined, format: string): PaperForm | null {
  if (kind === undefined || format.startsWith('slides') || format === 'story') return null;
  return formOfKind(kind) ?? null;
}
