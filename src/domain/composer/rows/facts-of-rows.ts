import type { PromptReading } from '../../reader/read-prompt.ts';
import type { RowReading } from '../../rows/read-rows.ts';
import type { Facts } from '../facts/facts.ts';
import { sortFacts } from '../facts/sort-facts.ts';
import type { Headline } from '../headline/choose-headline.ts';
import { sheetOfRows } from './sheet-of-rows.ts';

/** Returns the words of a reading that head its page; null if it names nothing but the kind. */
export function headlineOfRows({ others }: RowReading, leastSure = 0): Headline | null {
  for (const label of ['title', 'subject', 'from'] as const) {
    const named = others.find((each) => each.label === label && each.confidence >= leastSure);
    if (named) return { text: named.text, range: { start: named.start, end: named.end } };
  }
  return null;
}

/** Returns the facts of a prompt whose rows are read: a headline and a sheet with every other word. */
export function factsOfRows(
  text: string,
  read: PromptReading,
  rows: RowReading,
  named: Pick<Facts, 'kind' | 'kindText' | 'headline'>,
): Facts {
  const { language } = read;
  const empty = sortFacts('', { ...read, spans: [], values: [] }, named.kind, named.headline);
  const sheet = sheetOfRows({ text, language, kind: named.kind }, rows, named.headline?.range ?? null);
  return { ...empty, ...named, sheet };
}
