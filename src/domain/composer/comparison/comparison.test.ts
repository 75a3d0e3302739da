import { describe, expect, it } from 'vitest';
import { fold, tokenize } from '../../reader/tokenize.ts';
import { compose } from '../compose.ts';
import { readRequest } from '../facts/read-request.ts';
import { readComparison } from './read-comparison.ts';

const comparisonOf = (prompt: string) => {
  const { text, reading } = readRequest(prompt);
  return readComparison(text, reading);
};

const pageOf = (prompt: string) => {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 3, today: '2026-11-22' },
    { heads: [], read: () => null, text: () => '' },
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  const page = input && 'schema' in input ? input.pages[0] : undefined;
  if (!page || !('blocks' in page)) throw new Error('no page');
  return page;
};

/** Comparisons as they are told: in brackets, sentences, semicolons and clauses. */
const told: readonly (readonly [string, readonly string[]])[] = [
  ['compare A1 Sun (4 kg, 20 euros) and B2 Moon (6 kg, 35 euros)', ['A1 Sun', 'B2 Moon']],
  [
    'compare two plans: Basic at 12 a month with 5 users, Prime at 25 a month with 50 users',
    ['Basic', 'Prime'],
  ],
  ['compare Oak at $15 per desk, Elm free for 10 desks, and Ash at $10 per desk', ['Oak', 'Elm', 'Ash']],
  ['Help us pick a hall. The Stable holds 90, costs 700. The Loft holds 40, costs 500.', ['Stable', 'Loft']],
  ['renting vs buying a saw: renting costs 30 a day; buying is 400 once', ['renting', 'buying']],
  [
    'Vergleich zweier Tarife: Blau Plus 29 Cent, Laufzeit 12 Monate; Grün Flex 33 Cent, monatlich kündbar',
    ['Blau Plus', 'Grün Flex'],
  ],
  [
    'Comparatif : salle Rouge, 60 places, 300 € ; salle Verte, 110 places, 520 €',
    ['salle Rouge', 'salle Verte'],
  ],
  [
    'Vergleich Fähre oder Brücke nach Oslo: die Fähre braucht 4 Stunden, die Brücke braucht 3 Stunden, Maut 60 Euro, Parken 15 Euro',
    ['Fähre', 'Brücke'],
  ],
  [
    'compara ir en tren o en avión a Sevilla: el tren tarda 10 horas, el avión tarda 1 hora con maleta',
    ['tren', 'avión'],
  ],
];

describe('a comparison', () => {
  it.each(told)('has the options that are named: %s', (prompt, names) => {
    expect(comparisonOf(prompt)?.options.map(({ name }) => name)).toEqual(names);
  });

  it.each(told)('is a table with a column for each option, named in the headline: %s', (prompt, names) => {
    const page = pageOf(prompt);
    const [table] = page.blocks;
    const { head = [], rows = [] } = table?.type === 'table' ? table.table : {};
    const columns = head.filter((name) => name !== '');
    expect(columns.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()));
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    const title = 'title' in page ? fold(String(page.title)) : '';
    for (const name of names) expect(title).toContain(tokenize(name)[0]?.folded);
  });

  it('puts facts about the same side by side', () => {
    const [table] = pageOf(
      'compare Basel and Bern, Basel hotel 140, train 60; Bern train 80, hotel 110',
    ).blocks;
    expect(table?.type === 'table' && table.table.rows).toEqual([
      ['**Hotel**', '140', '110'],
      ['**Train**', '60', '80'],
    ]);
  });

  it.each([
    'report on renting or buying',
    'compare the two world wars',
    'flyer for the fair, cakes 2, tea 1',
    'price list: cut 40, color 60',
    'agenda: welcome, budget 2027 vs. 2026, any other business',
  ])('is none without options and their facts: %s', (prompt) => {
    expect(comparisonOf(prompt)).toBeNull();
  });
});
