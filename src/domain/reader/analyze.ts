import { type Clauses, readClauses } from './clauses.ts';
import { type Columns, columnsOf, documentWord } from './feature-columns.ts';
import type { ReaderLanguage } from './languages.ts';
import { type LexiconMatches, matchLexicon } from './lexicon/phrase-index.ts';
import { type Token, tokenize } from './tokenize.ts';
import { findValueRuns, type ValueRuns } from './value-runs.ts';
import { findValues } from './values/find-values.ts';
import type { Found } from './values/scan.ts';

/** Follow-ups and prompts share most weights, but each mode also has its own. */
export type ReadingMode = 'prompt' | 'follow-up';

export interface AnalysisInput {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly mode: ReadingMode;
  readonly from?: number;
  readonly to?: number;
  /** Maximum number of tokens. */
  readonly most?: number;
}

/** What is known of a text before anything is learned: its tokens, values, known words and clauses. */
export interface Analysis {
  readonly language: ReaderLanguage;
  readonly mode: ReadingMode;
  readonly tokens: readonly Token[];
  readonly values: readonly Found[];
  readonly lexicon: LexiconMatches;
  readonly columns: Columns;
  readonly clauses: Clauses;
  /** Hash of the first word that names a kind of document, or 0. */
  readonly document: number;
  readonly runs: ValueRuns;
  /** Whether it has no capitals. */
  readonly isLower: boolean;
}

export const quoteMarks: ReadonlySet<string> = new Set([
  ...['"', '“', '”', '„', '«', '»', '「', '」', '『', '』', '《', '》', "'", '‘', '’'],
]);

export function analyze({ text, language, mode, from = 0, to = text.length, most }: AnalysisInput): Analysis {
  const tokens = tokenize(text, from, to, most);
  const lexicon = matchLexicon(tokens, language);
  const values = findValues({ text, tokens, language, lexicon });
  const columns = columnsOf(text, tokens, values, lexicon);
  const read = text.slice(from, to);
  return {
    language,
    mode,
    tokens,
    values,
    lexicon,
    columns,
    clauses: readClauses(tokens, columns.word, columns.value, columns.kinds),
    document: documentWord(tokens, columns.kinds, columns.word),
    runs: findValueRuns(tokens, values, lexicon),
    isLower: read === read.toLowerCase(),
  };
}
