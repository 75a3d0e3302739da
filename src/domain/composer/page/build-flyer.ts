import type { PageOf } from '../../content/document-content.ts';
import type { Phrase } from '../facts/facts.ts';
import { sayEntries } from './entry-parts.ts';
import { factRows } from './fact-rows.ts';
import { flyerOpening, hasStub } from './flyer-opening.ts';
import { kindTitle } from './headline.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { asPoint, escaped } from './say-phrase.ts';
import { isWordOf } from './word-list.ts';

type Flyer = PageOf<'flyer'>;

/** Maximum length (in characters) of the line under the title; longer details become points. */
const longestTagline = 80;

const wordBefore = (text: string, start: number): string =>
  text.slice(0, start).trim().split(' ').at(-1)?.toLowerCase() ?? '';

/** Builds a flyer, poster, invitation, card or sign: little text in large type. */
export function buildFlyer(request: PageRequest): BuiltPages {
  const { facts, ledger, written } = request;
  const { labels } = pageWordsOf(written);
  const { title, hero, label, worth } = flyerOpening(request);
  // The first entry of a voucher may already be printed as its value.
  const entries = sayEntries(
    facts.entries.filter(({ item }) => !ledger.isUsed(item)),
    ledger,
  );
  const isPriced =
    entries.length > 1 && entries.filter(({ price }) => price !== '').length * 2 >= entries.length;
  // Income and expenses without a currency aren't prices.
  const isMoney = entries.some(({ price }) => /\p{Sc}|\p{L}/u.test(price)) || facts.kind !== null;
  const contact = ledger.use(facts.contacts.filter(({ lead }) => !lead)).map(({ text }) => escaped(text));
  const rows = factRows(request);
  // A name on a voucher is the house that honors it, unless a word says whom it is for.
  const { bill } = pageWordsOf(facts.language);
  const isIssuer = ({ start }: Phrase): boolean =>
    facts.kind === 'voucher' && !isWordOf(wordBefore(request.text, start), bill.to);
  const to = ledger.left(facts.to);
  const people = [
    { label: labels.to, phrases: to.filter((phrase) => !isIssuer(phrase)) },
    { label: labels.from, phrases: [...ledger.left(facts.from), ...to.filter(isIssuer)] },
  ].flatMap(({ label, phrases }) =>
    phrases.length === 0 ? [] : [{ label, value: ledger.use(phrases).map(asPoint).join(', ') }],
  );
  const subjects = ledger.left(facts.subjects);
  const details = ledger.left(facts.details);
  const [first] = [...subjects, ...details];
  const tagline =
    first && first.text.length <= longestTagline && subjects.length + details.length > 0 ? first : undefined;
  if (tagline) ledger.use(tagline);
  const points: NonNullable<Flyer['points']> = [
    ...(isPriced ? entries.filter(({ price }) => price === '') : entries).map((entry) => ({
      title: entry.title,
      text: [entry.rest, entry.price].filter(Boolean).join(' · '),
      ...(entry.when && { label: entry.when }),
    })),
    ...ledger
      .use([...ledger.left(facts.subjects), ...ledger.left(facts.details)])
      .map((phrase) => ({ title: asPoint(phrase), text: '' })),
  ];
  // A stub has no space for points; unlabeled text becomes small print.
  const isOnStub = hasStub(facts.kind);
  const lines = isOnStub
    ? points.filter(({ label: when, text }) => !when && !text).map(({ title: said }) => said)
    : [];
  const shown = isOnStub ? points.filter(({ label: when, text }) => when || text) : points;
  const page: Flyer = {
    layout: 'flyer',
    title,
    ...(hero !== undefined && { hero }),
    ...(tagline && { tagline: asPoint(tagline) }),
    facts: [...(worth ? [worth] : []), ...rows, ...people],
    ...(shown.length > 0 && { points: shown }),
    ...(isPriced && {
      listing: {
        title: facts.kind === 'menu' ? kindTitle(facts, written) : isMoney ? labels.price : labels.details,
        rows: entries
          .filter(({ price }) => price !== '')
          .map((entry) => ({
            label: [entry.title, entry.rest, entry.when].filter(Boolean).join(', '),
            value: entry.price,
          })),
      },
    }),
    ...(lines.length + contact.length > 0 && { contact: [...lines, ...contact] }),
  };
  return { title, pages: [page], ...(label !== undefined && { label }) };
}
