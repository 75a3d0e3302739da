import { expect, it } from 'vitest';
import { compose } from '../compose.ts';

function pageOf(prompt: string): string {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 3, today: '2026-11-22' },
    { heads: [], read: () => null, text: () => '' },
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  if (!input || !('schema' in input)) throw new Error('no page');
  const { title, head, pages } = input;
  return JSON.stringify([title, head, pages]);
}

it.each([
  [
    'poster for crab racing at Tarn Quay, Sat 9 May 10am, £3 a child, please make it look jolly',
    /make|jolly/i,
    '£3 a child',
  ],
  ['menu for the Tarn cafe: tea 2, scone 3, soup 5, thanks a lot', /thanks/i, 'Scone'],
  [
    'price list for Tarn Bikes: puncture 9, service 40, wheel 25, we print it on card',
    /print|card/i,
    'Puncture',
  ],
  ['invoice to Orrin Ltd for 4 hours digging at 28, I need this today', /need|today/i, 'Orrin'],
  [
    'minutes: present Ada, Ben. New boiler agreed. Can you tidy up the wording',
    /tidy|wording/i,
    'boiler agreed',
  ],
  [
    'Plakat für den Basar am 9. Mai, 10 bis 15 Uhr, Tarnhalle, Eintritt 2 Euro, mach es bitte bunt',
    /mach|bunt/i,
    'Tarnhalle',
  ],
  ['volantino per lezioni di arpa, 25 euro, ogni martedì, via Tarnello 8, grazie', /grazie/i, 'Tarnello'],
])('what is said to the writer isn’t printed: %s', (prompt, aside, fact) => {
  const page = pageOf(prompt);
  expect(page).not.toMatch(aside);
  expect(page).toContain(fact);
});

it.each([
  ['sign: thank you for closing the gate, thanks', 'Thank you'],
  ['flyer for a soup day, 3 May 12pm, Tarn Hall, free, can you bring a chair?', 'chair'],
  ['hi, could you make a flyer for a kite day, 3 May 2pm, Tarn Common, free', 'Kite day'],
  ['CV for Ada Moor, baker, 5 years at Kern Mill, speaks German and Dutch', 'German'],
])('what is said to readers is: %s', (prompt, words) => {
  expect(pageOf(prompt)).toContain(words);
});

it.each([
  ['notice: closed for repairs 1 to 14 August, back on 15 August', '1 to 14 August'],
  ['agenda for staff meeting Tues 5 May 9am: rota, budget, training', 'Tues 5 May'],
])('a date is never cut by the headline: %s', (prompt, date) => {
  expect(pageOf(prompt)).toContain(date);
});
