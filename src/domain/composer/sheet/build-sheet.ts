import type { Block } from '../../content/blocks/blocks.ts';
import type { Facts } from '../facts/facts.ts';
import { headlineOf, kindTitle } from '../page/headline.ts';
import { isFigured } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { BuiltPages, PageRequest } from '../page/page-request.ts';
import { asPoint, asSentence, escaped, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import { fieldBlocks, formFields } from './build-form.ts';
import { buildSeen } from './build-seen.ts';
import { buildSlides } from './build-slides.ts';
import { rowsOf } from './fact-rows-of-sheet.ts';
import type { Sheet } from './sheet.ts';
import { pairTable, sheetBlocks } from './sheet-blocks.ts';
import { withCurrency } from './sheet-currency.ts';
import { chartedRows, withFigures } from './with-figures.ts';

const mostFacts = 6;

const said = (words: string): string => upperFirst(escaped(words));

const fewestPrices = 3;
const longestPrice = 14;

/** Returns whether a page of prices is one to choose from, whatever it is called: no account of somebody's own. */
export function isTariff({ kind, kindText, language }: Facts, sheet: Sheet): boolean {
  const { prices, kinds } = pageWordsOf(language);
  const isOther =
    kind === null && kindText !== null && !hasWordOf(kindText, `${prices ?? ''}, ${kinds.menu}`);
  const isAccount = sheet.facts.some(({ slot }) => slot === 'to');
  return !isFigured(kind) && !isOther && !isAccount && isPriceList(sheet);
}

/** Returns whether most of a sheet are prices. */
function isPriceList({ parts }: Sheet): boolean {
  const rows = parts.flatMap((part) => (part.type === 'prices' ? part.rows : []));
  return (
    rows.length >= fewestPrices &&
    rows.every(({ value }) => value.length <= longestPrice) &&
    parts.every(({ type }) => type === 'prices' || type === 'points')
  );
}

/** Builds a page that is read: facts, then tables, lists and sentences in the order of the prompt. */
function buildRead(request: PageRequest, given: Sheet): BuiltPages {
  const { facts, ledger, written } = request;
  const { labels } = pageWordsOf(written);
  const title = headlineOf(facts, ledger, written);
  const subjects = ledger.use(ledger.left(facts.subjects));
  const told = rowsOf(request, given);
  // The house that a report is of stands below its title.
  const isOfHouse = isFigured(facts.kind) && told.length === 1 && told[0]?.label === labels.from;
  const rows = isOfHouse ? [] : told;
  const names = [
    ...(isOfHouse ? told.map(({ value }) => value) : []),
    ...ledger.use(ledger.rest()).map(asPoint),
    ...given.lead.map(said),
  ];
  const lead = [...subjects.map(asSentence), names.join(', ')].filter(Boolean).join(' ');
  const blocks: Block[] = [];
  const shown = rows.slice(0, mostFacts);
  // In the head of a CV, an address needs no label.
  const own: Block[] =
    shown.length === 0
      ? []
      : facts.kind === 'cv'
        ? [{ type: 'paragraph', text: shown.map(({ value }) => value).join(' · ') }]
        : [{ type: 'facts', items: shown }];
  if (rows.length > mostFacts) own.push(pairTable(rows.slice(mostFacts)));
  // A menu ends with when and where.
  const isMenu = facts.kind === 'menu' || isTariff(facts, given);
  if (!isMenu) blocks.push(...own);
  const form = facts.kind === 'form' ? formFields(given) : null;
  const sheet = form ? { ...given, parts: form.rest } : given;
  blocks.push(...sheetBlocks(request, sheet, title, isMenu));
  if (form) blocks.push(...fieldBlocks(form, request));
  if (isMenu) blocks.push(...(lead === '' ? [] : [{ type: 'paragraph', text: lead } as const]), ...own);
  return {
    title,
    label: kindTitle(facts, written),
    pages: [
      {
        layout: 'article',
        title,
        ...(lead !== '' && !isMenu && { lead }),
        blocks,
      },
    ],
  };
}

/** Builds the page of a prompt that tells all of its facts. */
export function buildSheet(request: PageRequest, given: Sheet, isSeen: boolean): BuiltPages {
  if (request.facts.kind === 'deck')
    return buildSlides(request, {
      ...given,
      parts: withFigures(given.parts, request.facts.language, chartedRows),
    });
  const sheet = withCurrency(given, request);
  return (isSeen ? buildSeen(request, sheet) : null) ?? buildRead(request, sheet);
}
