import { describe, expect, it } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { PromptReading } from '../../reader/read-prompt.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import type { Sheet, SheetPart } from '../sheet/sheet.ts';
import { withAskedSums } from './with-sums.ts';

const sheetOf = (...parts: SheetPart[]): Sheet => ({ opening: null, lead: [], facts: [], parts });
const readingOf = (language: ReaderLanguage, wish: string): PromptReading => ({
  language,
  spans: [{ label: 'note', start: 0, end: wish.length, text: wish, confidence: 1, instruction: 1 }],
  values: [],
  unread: undefined,
});
const list = (title: string, ...items: string[]): SheetPart => ({ type: 'list', title, items });
const feet = ({ parts }: Sheet) => parts.map((part) => (part.type === 'table' ? (part.foot ?? null) : null));

describe('sums that a prompt asks for', () => {
  const income = list('Income', 'Raffle £212', 'Tickets 120 x £4.50');
  const spending = list('Spending', 'Hall £310', 'Paint £97.25');

  it('stand below the amounts, and what is left below both sides', () => {
    const made = withAskedSums(sheetOf(income, spending), readingOf('en', 'please add it all up'));
    expect(feet(made)).toEqual([[['Total', '£752.00']], [['Total', '£407.25']], [['Surplus', '£344.75']]]);
    expect(made.parts[0]).toMatchObject({
      rows: [
        ['Raffle', '£212'],
        ['Tickets, 120 × £4.50', '£540.00'],
      ],
    });
  });

  it('go on with what there was before, in the format of the language', () => {
    const before: SheetPart = { type: 'pairs', rows: [{ label: 'Bestand am 1.1.', value: '1.200,00 €' }] };
    const sides: SheetPart = {
      type: 'table',
      title: null,
      columns: ['left', 'left'],
      head: ['Einnahmen', 'Ausgaben'],
      rows: [
        ['Beiträge 2.160,00 €', 'Pacht 1.450,00 €'],
        ['Fest 840,50 €', 'Besatz 690,00 €'],
      ],
      keys: 0,
    };
    const made = withAskedSums(sheetOf(before, sides), readingOf('de', 'bitte Summen ausrechnen'));
    expect(feet(made).at(-1)).toEqual([
      ['Überschuss', '860,50 €'],
      ['Bestand am 1.1.', '1.200,00 €'],
      ['Endbestand', '2.060,50 €'],
    ]);
  });

  it('are called a deficit where more goes out', () => {
    const poor = sheetOf(list('Income', 'Raffle £12', 'Tin £3'), spending);
    expect(feet(withAskedSums(poor, readingOf('en', 'work out the total'))).at(-1)).toEqual([
      ['Deficit', '−£392.25'],
    ]);
  });

  it.each([
    ['an amount is missing', list('Income', 'Raffle £212', 'Tickets to come')],
    ['currencies differ', list('Income', 'Raffle £212', 'Grant €40')],
    ['a number may be one of thousands', list('Income', 'Raffle 1.450', 'Grant 212')],
    ['the list tells its sum', list('Income', 'Raffle £212', 'Tin £8', 'Total £220')],
    ['a year stands before an amount', list('Income', 'Fair 2024 803.90', 'Tin 3.20')],
    ['it has one amount', list('Income', 'Raffle £212')],
  ])('are left out where %s', (_, part) => {
    const sheet = sheetOf(part);
    expect(withAskedSums(sheet, readingOf('en', 'add it up'))).toEqual(sheet);
  });

  it('are left out where nothing asks for them', () => {
    const sheet = sheetOf(income, spending);
    expect(withAskedSums(sheet, readingOf('en', 'keep it short'))).toBe(sheet);
  });

  it.each([
    [
      'in sentences',
      'Report for the bee club, 2025. Income: fees £640.00, fair £212.50. Spending: wax £188.20, rent £95.00. Please add it all up.',
    ],
    [
      'in lines',
      'Treasurer report 2025\nIncome\nfees £640.00\nfair £212.50\nSpending\nwax £188.20\nrent £95.00\nPlease work out the totals.',
    ],
  ])('are on the page of a prompt %s, and nothing says that they need a model', (_, prompt) => {
    const { text, reading } = readRequest(prompt, { today: '2026-05-04' });
    const { sheet } = readFacts(text, reading);
    if (!sheet) throw new Error('no sheet');
    expect(feet(sheet)).toEqual([[['Total', '£852.50']], [['Total', '£283.20']], [['Surplus', '£569.30']]]);
    const [asked] = sheet.followed ?? [];
    expect(prompt.slice(asked?.start, asked?.end)).toMatch(/^please/i);
  });
});
