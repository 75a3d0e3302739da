import { describe, expect, it } from 'vitest';
import type { ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { withLinkedPersons } from './linked-persons.ts';

const text = 'mon pilates with Oda, tue dance with Finn, wed stretching with Oda, thu rest';

function rowOf(...parts: readonly (readonly [RowRole, string])[]): ReadRow {
  const labeled = parts.map(([label, words]) => {
    const start = text.indexOf(words);
    return { label, start, end: start + words.length, text: words, confidence: 1 };
  });
  return { start: labeled[0]?.start ?? 0, end: labeled.at(-1)?.end ?? 0, parts: labeled, confidence: 1 };
}

const said = (rows: readonly ReadRow[]): string[][] =>
  rows.map(({ parts }) => parts.map((part) => `${part.label}: ${part.text}`));

describe('persons behind a small word', () => {
  it('divides all parallel rows at the word that divides some', () => {
    const rows = [
      rowOf(['name', 'pilates with'], ['person', 'Oda']),
      rowOf(['name', 'dance with'], ['person', 'Finn']),
      rowOf(['name', 'stretching with Oda']),
      rowOf(['name', 'rest']),
    ];
    expect(said(withLinkedPersons(text, rows, 'en'))).toEqual([
      ['name: pilates', 'person: Oda'],
      ['name: dance', 'person: Finn'],
      ['name: stretching', 'person: Oda'],
      ['name: rest'],
    ]);
  });

  it('leaves rows without such a word alone', () => {
    const rows = [rowOf(['name', 'stretching with Oda']), rowOf(['name', 'rest'])];
    expect(withLinkedPersons(text, rows, 'en')).toBe(rows);
  });
});
