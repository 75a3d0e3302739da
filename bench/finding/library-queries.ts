import { readRequest } from '../../src/domain/composer/facts/read-request.ts';
import { libraryRequest } from '../../src/domain/composer/library/choose-document.ts';
import type { LibraryRequest } from '../../src/domain/composer/library/request-terms.ts';
import { readRowExamples } from '../rows/read-row-examples.ts';
import { judgedPrompts } from './measure-shelf.ts';

/** A prompt with the documents of the library that answer it; 'topic:NAME' is a topic. */
export interface LibraryQuery {
  readonly prompt: string;
  /** Empty if none does, or if the prompt tells its own facts. */
  readonly right: readonly string[];
  readonly near: readonly string[];
  readonly source: string;
  readonly weight: number;
}

/** A fixed date, for reproducible weights. */
const today = '2026-11-22';

/** Reads a prompt as the composer does. */
export const requestOf = (prompt: string): LibraryRequest => libraryRequest(readRequest(prompt, { today }));

/** Of the prompts that tell their own facts, which are many, every fifth one is a query. */
const everyRow = 5;
const weights = { typed: 0.7, judged: 1, library: 0.7, own: 0.35 };

/** @param rows the folder of the prompts with marked rows */
export function libraryQueries(readFile: (file: string) => string, rows: URL): LibraryQuery[] {
  const cells = (file: string): string[][] =>
    readFile(`data/composer/${file}`)
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
  const names = (cell: string | undefined): string[] => (!cell || cell === '-' ? [] : cell.split(' '));
  const typed = (source: string, prompt: string, right: readonly string[]): LibraryQuery => ({
    prompt,
    right,
    near: [],
    source,
    weight: weights.typed,
  });
  const own = (source: string, prompt: string): LibraryQuery => ({
    prompt,
    right: [],
    near: [],
    source,
    weight: weights.own,
  });
  const topics = (cell: string | undefined): string[] => names(cell).map((name) => `topic:${name}`);
  return [
    ...(['dev', 'lifelike-dev'] as const).flatMap((set) =>
      judgedPrompts(set).map((judged): LibraryQuery => ({ ...judged, source: set, weight: weights.judged })),
    ),
    ...cells('library-prompts.tsv').map(
      ([name = '', prompt = '']): LibraryQuery => ({
        prompt: prompt.replaceAll('⏎', '\n'),
        right: [name],
        near: [],
        source: 'library',
        weight: weights.library,
      }),
    ),
    // A prompt without a topic may have a template, and the reverse.
    ...[
      ...cells('template-queries-dev.tsv').map(([prompt = '', right]) =>
        typed('templates', prompt, names(right)),
      ),
      ...cells('topic-queries-dev.tsv').map(([prompt = '', right]) => typed('topics', prompt, topics(right))),
      ...cells('topics/natural-dev.tsv').map(([, right, prompt = '']) =>
        typed('natural', prompt, topics(right)),
      ),
    ].filter(({ right }) => right.length > 0),
    ...cells('bills.txt').map((row) => own('bills', row.at(-1) ?? '')),
    ...cells('lists.txt').map(([prompt = '']) => own('lists', prompt)),
    ...readRowExamples(rows)
      .examples.filter(({ isHeldOut }) => !isHeldOut)
      .filter((_, at) => at % everyRow === 0)
      .map(({ text }) => own('rows', text)),
  ];
}
