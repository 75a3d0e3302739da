import { nameTable, wordLists } from './lenient/spelling.ts';

/** Composition of a flyer that is more than a plain flyer or poster. */
export type PaperForm = 'certificate' | 'voucher' | 'sign' | 'invitation';

/** Finds the form for a word: 'diploma' is a certificate. */
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

/** Returns the form for a document's kind; none for slides and stories, which aren't printed. */
export function paperFormOf(kind: string | undefined, format: string): PaperForm | null {
  if (kind === undefined || format.startsWith('slides') || format === 'story') return null;
  return formOfKind(kind) ?? null;
}
