import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const values = (text: string, today?: string) => readPrompt(text, today ? { today } : {}).values;

describe('dates', () => {
  it.each([
    ['Party on Saturday, 14 June 2025 at home', { year: 2025, month: 6, day: 14, isCertain: true }],
    ['the meeting is on June 3rd, 2026, please come', { year: 2026, month: 6, day: 3, isCertain: true }],
    ['Sommerfest am 3. Mai 2026 im Garten der Schule', { year: 2026, month: 5, day: 3, isCertain: true }],
    ['la fête a lieu le 1er juillet 2026 à la maison', { year: 2026, month: 7, day: 1, isCertain: true }],
    ['spotkanie w sobotę 7 marca 2026 w szkole', { year: 2026, month: 3, day: 7, isCertain: true }],
    ['2026年4月3日の会議の議事録を作ってください', { year: 2026, month: 4, day: 3, isCertain: true }],
    ['deadline for the report is 2026-04-03', { year: 2026, month: 4, day: 3, isCertain: true }],
    ['deadline for the report is 25/04/2026', { year: 2026, month: 4, day: 25, isCertain: true }],
    ['deadline for the report is 03/04/2026', { isCertain: false }],
    ['the party is on 31 February 2026', { isCertain: false }],
    ['the party is on Monday, 14 June 2025', { isCertain: false }],
  ])('reads %s', (text, date) => {
    expect(values(text)).toContainEqual(expect.objectContaining({ kind: 'date', ...date }));
  });

  it('does not mistake a phone number, a score or a version for a date', () => {
    for (const text of [
      'call 555-123-4567 today please',
      'the final score was 3:2',
      'notes for version 1.4.2',
    ])
      expect(values(text).filter(({ kind }) => kind === 'date')).toEqual([]);
  });
});

describe('money', () => {
  it.each([
    ['a workshop for $200 in the library', { amount: 200, currency: 'USD', isCertain: true }],
    [
      'Angebot über 1.234,56 € für die Küche und das Bad',
      { amount: 1234.56, currency: 'EUR', isCertain: true },
    ],
    ['the budget of the project is $1,250,000', { amount: 1250000, currency: 'USD', isCertain: true }],
    ['the fee for the whole course is £9.50', { amount: 9.5, currency: 'GBP', isCertain: true }],
    ['Rechnung an die Firma Beispiel über 1.234 €', { amount: 1234, isCertain: true }],
    [
      'orçamento para a festa da escola, o salão custa R$ 250 por dia',
      { text: 'R$ 250', amount: 250, currency: 'BRL' },
    ],
    ['price list: croissant 3 £28, baguette 5 £24', { text: '£28', amount: 28, currency: 'GBP' }],
    ['参加費3000円のイベントのお知らせを作ってください', { amount: 3000, currency: 'JPY', isCertain: true }],
  ])('reads %s', (text, money) => {
    expect(values(text)).toContainEqual(expect.objectContaining({ kind: 'money', ...money }));
  });
});

describe('times and contacts', () => {
  it.each([
    ['the meeting starts at 3 pm sharp', { kind: 'time', hour: 15, minute: 0 }],
    ['Beginn ist um 19.30 Uhr in der Halle', { kind: 'time', hour: 19, minute: 30 }],
    ['rendez-vous à 18h30 devant la mairie', { kind: 'time', hour: 18, minute: 30 }],
    ['rendez-vous à 18 h 30 devant la mairie', { kind: 'time', hour: 18, minute: 30 }],
    ['دعوة إلى حفل في المدرسة الساعة ٨ مساءً', { kind: 'time', hour: 20, minute: 0 }],
    ['write to ana.ruiz@example.com for tickets', { kind: 'contact', type: 'email' }],
    ['call 555-123-4567 for tickets', { kind: 'contact', type: 'phone' }],
    ['tickets at www.example.com/fair', { kind: 'contact', type: 'url' }],
    ['follow us @summerfair for news', { kind: 'contact', type: 'handle' }],
  ])('reads %s', (text, value) => {
    expect(values(text)).toContainEqual(expect.objectContaining(value));
  });
});
