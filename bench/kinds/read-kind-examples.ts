import { readFileSync } from 'node:fs';
import { kindClasses } from '../../src/domain/composer/kind-guess/guess-kind.ts';
import { cluesOf, type KindClues } from '../../src/domain/composer/kind-guess/kind-features.ts';
import { findKind } from '../../src/domain/composer/page/find-kind.ts';
import { type ReaderLanguage, readerLanguages } from '../../src/domain/reader/languages.ts';
import { matchLexicon } from '../../src/domain/reader/lexicon/phrase-index.ts';
import { readPrompt } from '../../src/domain/reader/read-prompt.ts';
import { tokenize } from '../../src/domain/reader/tokenize.ts';
import { findValues } from '../../src/domain/reader/values/find-values.ts';
import { type Example, isHeldOutDomain, readExamples } from '../reader/read-examples.ts';
import { readRowExamples } from '../rows/read-row-examples.ts';

/** A prompt with the index of its kind in `kindClasses`. */
export interface KindExample {
  readonly language: ReaderLanguage;
  readonly kind: number;
  readonly isHeldOut: boolean;
  readonly origin: 'kinds' | 'reader' | 'rows';
  /** The whole prompt, if it is of data/rows. */
  readonly prompt?: string;
  /** Whether its words name its kind. */
  readonly isNamed?: boolean;
  /** A labeled prompt of data/reader, or the clues of another one. */
  readonly of: Example | KindClues;
}

const dataFolder = new URL('../../data/', import.meta.url);

/** Returns the clues of a labeled prompt, with the words that name its kind or without them. */
export function cluesOfLabeled({ pieces, language }: Example, isMasked: boolean): KindClues {
  const seen = isMasked ? pieces.filter(({ label }) => label !== 'kind') : pieces;
  const text = seen
    .map((piece) => piece.text)
    .join('')
    .trim();
  const tokens = tokenize(text, 0, undefined, 160);
  const found = findValues({ text, tokens, language, lexicon: matchLexicon(tokens, language) });
  return {
    text,
    language,
    labels: seen.flatMap(({ label }) => label ?? []),
    values: found.map(({ value }) => value.kind),
  };
}

function readLabeled(): KindExample[] {
  return readExamples(new URL('reader/', dataFolder)).examples.flatMap((example): KindExample[] => {
    const { pieces, language, isHeldOut, intent } = example;
    if (intent) return [];
    const named = pieces.filter(({ label }) => label === 'kind').map(({ text }) => text);
    const kind = findKind(named, language);
    // A word that names no known kind is of any kind.
    if (kind === null && named.length > 0) return [];
    return [{ language, kind: kindClasses.indexOf(kind), isHeldOut, origin: 'reader', of: example }];
  });
}

interface KindLine {
  readonly kind: number;
  readonly isHeldOut: boolean;
  readonly text: string;
}

/** Reads the lines 'kind: prompt' of one language; `subject` marks prompts that only name one. */
function readKindLines(language: ReaderLanguage): KindLine[] {
  const lines = readFileSync(new URL(`kinds/${language}.txt`, dataFolder), 'utf8').split('\n');
  let isHeldOut = false;
  return lines.flatMap((line, at): KindLine[] => {
    if (line.startsWith('## ')) isHeldOut = isHeldOutDomain(line.slice(3).trim());
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, name = '', prompt = ''] = /^([a-z-]+): (.+)$/.exec(line) ?? [];
    const kind = kindClasses.findIndex((each) => (each ?? 'subject') === name);
    if (kind < 0) throw new Error(`data/kinds/${language}.txt:${at + 1} has no known kind`);
    return [{ kind, isHeldOut, text: prompt.replaceAll('⏎', '\n') }];
  });
}

const readKinds = (language: ReaderLanguage): KindExample[] =>
  readKindLines(language).map(({ kind, isHeldOut, text }) => {
    const clues = cluesOf(text, readPrompt(text, { expected: language }));
    return { language, kind, isHeldOut, origin: 'kinds', of: clues };
  });

/** Returns all prompts of data/kinds. */
export const readKindPrompts = (): string[] =>
  readerLanguages.flatMap((language) => readKindLines(language).map(({ text }) => text));

/** Reads the prompts of data/rows, each with the words that name its kind and without them. */
function readOfRows(): KindExample[] {
  return readRowExamples(new URL('rows/', dataFolder)).examples.flatMap((example): KindExample[] => {
    const { text, pieces, language, isHeldOut } = example;
    const found = findKind([example.kind], language);
    if (found === null) return [];
    const kind = kindClasses.indexOf(found);
    const unnamed = pieces
      .filter(({ label }) => label !== 'kind')
      .map((piece) => piece.text)
      .join('')
      .trim();
    const isNamed = unnamed !== text;
    const cluesFor = (prompt: string): KindClues =>
      cluesOf(prompt, readPrompt(prompt, { expected: language }));
    return [
      { language, kind, isHeldOut, origin: 'rows', prompt: text, isNamed, of: cluesFor(text) },
      ...(isNamed ? [{ language, kind, isHeldOut, origin: 'rows' as const, of: cluesFor(unnamed) }] : []),
    ];
  });
}

const sources: Readonly<Record<KindExample['origin'], () => KindExample[]>> = {
  reader: readLabeled,
  rows: readOfRows,
  kinds: () => readerLanguages.flatMap(readKinds),
};

/** Reads the prompts of some origins, which takes a minute for all of them. */
export const readKindExamples = (
  origins: readonly KindExample['origin'][] = ['reader', 'rows', 'kinds'],
): KindExample[] => origins.flatMap((origin) => sources[origin]());
