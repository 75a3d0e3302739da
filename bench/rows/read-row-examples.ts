import { readdirSync, readFileSync } from 'node:fs';
import { type ReaderLanguage, readerLanguages } from '../../src/domain/reader/languages.ts';
import { type OuterLabel, outerLabels, type RowRole, rowRoles } from '../../src/domain/rows/row-labels.ts';
import { isHeldOutDomain } from '../reader/read-examples.ts';

/** Words of a prompt with one mark, or without any. */
export interface RowPiece {
  readonly text: string;
  readonly label: OuterLabel | RowRole | null;
  /** Number of its row, or -1. */
  readonly row: number;
}

/** A prompt with its rows marked. */
export interface RowExample {
  readonly text: string;
  readonly pieces: readonly RowPiece[];
  readonly language: ReaderLanguage;
  readonly kind: string;
  readonly domain: string;
  /** Headlines that an editor would accept, the best one first. */
  readonly titles: readonly string[];
  readonly isHeldOut: boolean;
  /** File and line, for messages. */
  readonly origin: string;
}

export interface RowFault {
  readonly origin: string;
  readonly reason: string;
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

const sentences: ReadonlySet<string> = new Set([
  'term',
  'note',
  'hide',
  'wish',
  'cmd',
  'due',
  'account',
  'total',
]);

/** Writers mark the full stop behind a sentence or not; the reader leaves it outside. */
const isSentence = (label: string, text: string): boolean =>
  sentences.has(label) && /\s\S*[^.\s]{3}[.。]$/u.test(text);

/** Returns the pieces of a marked prompt, or what is wrong with its marks. */
export function readRowPieces(marked: string): RowPiece[] | string {
  const pieces: RowPiece[] = [];
  let rows = 0;
  let isInRow = false;
  for (const [mark] of marked.matchAll(/\{[^{}]*\}|\[|\]|[^{}[\]]+|[{}]/g)) {
    const row = isInRow ? rows : -1;
    if (mark === '[') {
      if (isInRow) return 'a row in a row';
      isInRow = true;
    } else if (mark === ']') {
      if (!isInRow) return 'a stray end of a row';
      isInRow = false;
      rows++;
    } else if (mark.startsWith('{') && mark.length > 1) {
      const bar = mark.indexOf('|');
      const label = mark.slice(1, bar);
      const text = mark.slice(bar + 1, -1);
      if (bar < 0 || text.trim() === '' || text.includes('|')) return `an invalid mark "${mark}"`;
      if (text !== text.trim()) return `spaces at the ends of "${mark}"`;
      const isKnown = isInRow ? isOneOf(rowRoles, label) : isOneOf(outerLabels, label);
      if (!isKnown) return `an unknown label "${label}" ${isInRow ? 'in' : 'outside'} a row`;
      const end = isSentence(label, text) ? text.length - 1 : text.length;
      pieces.push({ text: text.slice(0, end), label: label as OuterLabel | RowRole, row });
      if (end < text.length) pieces.push({ text: text.slice(end), label: null, row });
    } else if (/[{}|]/.test(mark)) return `a stray mark in "${mark}"`;
    else pieces.push({ text: mark, label: null, row });
  }
  return isInRow ? 'an open row' : pieces;
}

function exampleOf(head: string, marked: string, origin: string): RowExample | RowFault {
  const fields = new Map(
    head
      .slice(1)
      .split(';')
      .map((field): [string, string] => {
        const at = field.indexOf('=');
        return [field.slice(0, at).trim(), field.slice(at + 1).trim()];
      }),
  );
  const language = fields.get('lang') ?? '';
  const domain = fields.get('domain') ?? '';
  if (!isOneOf(readerLanguages, language)) return { origin, reason: `an unknown language "${language}"` };
  if (domain === '') return { origin, reason: 'no domain' };
  const pieces = readRowPieces(marked.replaceAll('⏎', '\n').trim());
  if (typeof pieces === 'string') return { origin, reason: pieces };
  return {
    text: pieces.map(({ text }) => text).join(''),
    pieces,
    language,
    kind: fields.get('kind') ?? '',
    domain,
    titles: (head.split('titles=')[1] ?? '').split('|').flatMap((title) => title.trim() || []),
    isHeldOut: isHeldOutDomain(domain),
    origin,
  };
}

/** Reads all prompts with marked rows. Skips and lists those with invalid notation. */
export function readRowExamples(folder: URL): { examples: RowExample[]; faults: RowFault[] } {
  const examples: RowExample[] = [];
  const faults: RowFault[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (!line.startsWith('> lang=')) continue;
      const read = exampleOf(line, lines[index + 1] ?? '', `${file}:${index + 1}`);
      if ('reason' in read) faults.push(read);
      else examples.push(read);
    }
  }
  return { examples, faults };
}
