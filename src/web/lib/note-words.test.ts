import { expect, it } from 'vitest';
import { setDrawnLanguage } from './language.ts';
import { notesWords, noteWords } from './note-words.ts';
import { loadWords } from './words.ts';

const rows = {
  text: '2,500 of 3,000 rows were left out.',
  reason: 'rowsLeft',
  values: { missing: 2500, all: 3000 },
  of: [{ text: 'Sheet Costs', reason: 'placeSheet', values: { name: 'Costs' } }],
};

it('shows notes in the language of the user, with their places, plurals and units', async () => {
  setDrawnLanguage('de');
  await loadWords('notes', 'errors');
  expect(noteWords(rows)).toBe('Blatt Costs: 2.500 von 3.000 Zeilen fehlen.');
  expect(noteWords({ text: '1 block', reason: 'blocks', values: { count: 1 } })).toBe('1 Block');
  expect(
    noteWords({ text: 'in Polish', reason: 'inLanguage', values: { language: { language: 'pl' } } }),
  ).toBe('Sprache: Polnisch');
  expect(noteWords({ text: '', reason: 'takesAbout', values: { time: { seconds: 300 } } })).toBe(
    'eine Seite dauert etwa 5 Minuten',
  );
});

it('shows errors among notes, names and notes of other releases', async () => {
  setDrawnLanguage('de');
  await loadWords('notes', 'errors');
  expect(noteWords({ text: 'The file is empty.', reason: 'fileEmpty', of: [{ text: 'a.pdf' }] })).toMatch(
    /^a\.pdf: .*leer/,
  );
  expect(noteWords({ text: 'Something new', reason: 'unknownReason' })).toBe('Something new');
  expect(notesWords([], ['1 of 3 rows were left out.'])).toEqual(['1 of 3 rows were left out.']);
});

it('shows the words of the server in English', () => {
  setDrawnLanguage('en');
  expect(noteWords(rows)).toBe('Sheet Costs: 2,500 of 3,000 rows were left out.');
});
