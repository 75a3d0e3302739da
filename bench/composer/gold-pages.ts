import type { Facts } from '../../src/domain/composer/facts/facts.ts';
import { findKind } from '../../src/domain/composer/page/find-kind.ts';
import { type Family, familyOf } from '../../src/domain/composer/page/kinds.ts';
import { pageWordsOf } from '../../src/domain/composer/page/lexicon/index.ts';
import { hasWordOf } from '../../src/domain/composer/page/word-list.ts';
import { writePage } from '../../src/domain/composer/page/write-page.ts';
import { factsOfRows, headlineOfRows } from '../../src/domain/composer/rows/facts-of-rows.ts';
import type { TemplateShelf } from '../../src/domain/composer/templates/template-index.ts';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { readPrompt } from '../../src/domain/reader/read-prompt.ts';
import { tokenize } from '../../src/domain/reader/tokenize.ts';
import { type RowReading, readingOf } from '../../src/domain/rows/read-rows.ts';
import { goldRowTags } from '../rows/gold-rows.ts';
import { type RowExample, readRowExamples } from '../rows/read-row-examples.ts';
import { benchDay } from './make-pages.ts';
import { withoutOpen } from './open-faults.ts';

/** Kinds with builders of their own. */
const others = /letter|obituary|lettre|brief|carta|رسالة/i;

const noTemplates: TemplateShelf = { heads: [], read: () => null, text: () => '' };

export interface GoldPage {
  readonly example: RowExample;
  readonly reading: RowReading;
  readonly content: DocumentContent;
}

/** Returns the kind of a marked prompt and its words for it. */
function kindOf({ pieces, kind, language }: RowExample): Pick<Facts, 'kind' | 'kindText'> {
  const kindText = pieces.find(({ label }) => label === 'kind')?.text ?? null;
  return { kind: findKind([kindText ?? '', kind], language), kindText };
}

const examplesOf = (isWanted: (family: Family | null, example: RowExample) => boolean): RowExample[] =>
  readRowExamples(new URL('../../data/rows/', import.meta.url)).examples.filter((example) => {
    const { kind } = kindOf(example);
    return isWanted(kind === null ? null : familyOf(kind), example);
  });

/** Returns whether a marked prompt is a delivery note, whose page is one of rows. */
function isDelivery(example: RowExample): boolean {
  const { kindText } = kindOf(example);
  const { delivery } = pageWordsOf(example.language).bill;
  return (
    hasWordOf(kindText ?? example.kind, delivery) &&
    example.pieces.every(({ label }) => label !== 'rate' && label !== 'amount')
  );
}

/** Returns the marked prompts of bills. */
export const goldBills = (): RowExample[] =>
  examplesOf((family, example) => family === 'bill' && !isDelivery(example));

/** Returns the marked prompts of pages other than bills and letters, whose text has a writer of its own. */
export const goldExamples = (): RowExample[] =>
  examplesOf(
    (family, example) =>
      (family !== 'bill' || isDelivery(example)) &&
      family !== 'letter' &&
      !example.origin.includes('-bills') &&
      !others.test(example.kind),
  );

/** Makes the page of a marked prompt from its marks, so that it doesn't depend on the reader. */
export function goldPage(example: RowExample, seed = 7): GoldPage {
  const { text, pieces, language } = example;
  const tokens = tokenize(text);
  const reading = readingOf(text, tokens, goldRowTags(tokens, pieces));
  const { kind, kindText } = kindOf(example);
  const read = { ...readPrompt(text, { today: benchDay, expected: language }), language, spans: [] };
  const facts = factsOfRows(text, read, reading, { kind, kindText, headline: headlineOfRows(reading) });
  const { content } = writePage({
    text,
    facts,
    spans: [],
    written: language,
    today: benchDay,
    seed,
    pages: undefined,
    shelf: noTemplates,
  });
  return { example, reading, content };
}

/** Returns the origins of the pages that have faults, with the faults. */
export const toldFaults = (pages: readonly GoldPage[], faultsOf: (page: GoldPage) => string[]): string[] =>
  withoutOpen(
    pages.flatMap((page) => {
      const faults = faultsOf(page);
      return faults.length === 0 ? [] : [`${page.example.origin} ${faults.join(', ')}`];
    }),
  );
