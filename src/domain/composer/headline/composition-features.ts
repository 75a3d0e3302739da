import { fold } from '../../reader/tokenize.ts';
import { classesOf } from '../../reader/word-classes.ts';
import { familyOf } from '../page/kinds.ts';
import type { Candidate, WordRange } from './candidate.ts';
import { type HeadlineReader, labelOf } from './headline-reader.ts';
import { kindNameOf } from './kind-name.ts';

/** Names the features of a headline that is composed, given those of its first phrase. */
export function compositionFeatures(
  reader: HeadlineReader,
  { first, next, clause, form, second }: Candidate,
  part: readonly string[],
): string[] {
  const { words, kind, kindSpan, language, clauses } = reader;
  const family = kind === null ? 'none' : familyOf(kind);
  const inside = words.slice(first, next);
  const [start, end, before] = [inside[0], inside.at(-1), words[first - 1]];
  if (!start || !end) return [];
  const name = fold(kindNameOf(reader));
  const isBefore = kindSpan !== null && start.start < kindSpan.start;
  const gap = kindSpan === null ? 0 : isBefore ? kindSpan.start - end.end : start.start - kindSpan.end;
  const near = gap <= 1 ? 'beside' : gap <= 6 ? 'near' : gap <= 20 ? 'off' : 'far';
  const side = `${isBefore ? 'before' : 'behind'} ${near}`;
  const length = Math.min(6, inside.filter(({ isWord }) => isWord).length);
  const isCapital = /^\p{Lu}/u.test(end.text);
  const coarse = language === 'en' ? classesOf(end.folded).coarse : 0;
  const lastWord = name.split(' ').at(-1);
  const other = (range: WordRange | undefined): string =>
    range ? `${labelOf(words[range.first] ?? start)} ${range.first < first}` : '';
  const own = [
    'form',
    family,
    `k${kind}`,
    `name ${name}`,
    `last ${lastWord}`,
    `label ${labelOf(start)} ${labelOf(end)}`,
    `k${kind} label ${labelOf(start)}`,
    `last ${lastWord} label ${labelOf(start)}`,
    `side ${side}`,
    `side ${side} ${labelOf(start)}`,
    `link ${before?.isSmall ? before.folded : (before?.text ?? '^').slice(0, 1)}`,
    `length ${length}`,
    `clause ${Math.min(clause, 3)} ${clauses.length > 1}`,
    `capital ${isCapital} ${/^\p{Lu}/u.test(start.text)}`,
    `coarse ${coarse}`,
    `end ${end.folded}`,
    `language ${language}`,
    `second ${other(second)} ${labelOf(start)}`,
    `second ${other(second)} ${labelOf(start)} ${family}`,
  ];
  return ['composed', ...own.map((each) => `${form} ${each}`), ...part.map((each) => `in ${each}`)];
}
