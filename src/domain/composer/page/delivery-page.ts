import type { Block } from '../../content/blocks/blocks.ts';
import type { PageOf } from '../../content/document-content.ts';
import { formatDate } from '../../document/layout/format-date.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { signatureLine } from '../places/with-places.ts';
import { regionOf } from '../region.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { hasWordOf } from './word-list.ts';

type Invoice = PageOf<'invoice'>;

const partyOf = ({ name, lines }: Invoice['from']): string => [name, ...lines].join(', ');

/** Returns a delivery note, which has no amounts: who sends what to whom, and a line to sign. */
function deliveryOf(page: Invoice, written: ReaderLanguage, region: string): PageOf<'article'> {
  const { heads, labels } = pageWordsOf(written);
  const rows = page.lines.map(({ quantity, unit, description, detail }, at) => [
    String(at + 1),
    [String(quantity), unit].filter(Boolean).join(' '),
    [description, detail].filter(Boolean).join(', '),
  ]);
  const blocks: Block[] = [
    {
      type: 'facts',
      items: [
        { label: labels.from, value: partyOf(page.from) },
        { label: labels.to, value: partyOf(page.to) },
        { label: labels.date, value: formatDate(page.issued, region) },
      ],
    },
    { type: 'table', table: { head: ['', heads.qty, ''], rows } },
    ...(page.note === undefined ? [] : [{ type: 'paragraph', text: page.note } as const]),
    signatureLine(written),
  ];
  return { layout: 'article', title: [page.title, page.number].filter(Boolean).join(' '), blocks };
}

/** Returns a bill as a delivery note if the prompt calls it one, tells no sums and no line has a price. */
export function withDelivery(
  built: BuiltPages,
  { text, facts, written }: Pick<PageRequest, 'text' | 'facts' | 'written'>,
): BuiltPages {
  const { kindText, language } = facts;
  const region = written === 'en' ? (regionOf(text) ?? written) : written;
  const { delivery } = pageWordsOf(language).bill;
  if (kindText === null || facts.bill?.hasSums || !hasWordOf(kindText, delivery)) return built;
  return {
    ...built,
    pages: built.pages.map((page) =>
      page.layout === 'invoice' && page.lines.every(({ rate }) => rate === null)
        ? deliveryOf(page, written, region)
        : page,
    ),
  };
}
