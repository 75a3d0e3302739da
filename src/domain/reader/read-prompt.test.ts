import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats, sample } from '../full-run.test-data.ts';
import { readFollowUp, readPrompt } from './read-prompt.ts';

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`../../../data/composer/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('⏎', '\n'));
const prompts = linesOf('prompts');
const followUps = linesOf('follow-ups');

/** Characters of all scripts, punctuation that the rules look for, and lone surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'ab A4.,:;/-@€$19年月日時請求書عا\n\t"({|})'), maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('\ud83d', '\udc69', '\u200d', '👩', 'é', 'ー', '٣'), maxLength: 60 }),
  fc.array(fc.constantFrom(...prompts), { minLength: 1, maxLength: 3 }).map((several) => several.join('\n')),
);

function expectSound(text: string): void {
  const today = '2026-11-22';
  for (const { spans, values } of [readPrompt(text, { today }), readFollowUp(text, { today })]) {
    let end = 0;
    for (const span of spans) {
      expect(span.start).toBeGreaterThanOrEqual(end);
      expect(span.end).toBeGreaterThan(span.start);
      expect(span.end).toBeLessThanOrEqual(text.length);
      expect(span.text).toBe(text.slice(span.start, span.end));
      expect(span.text).toBe(span.text.trim());
      expect(span.text).not.toMatch(/\n/);
      expect(span.confidence).toBeGreaterThanOrEqual(0);
      expect(span.confidence).toBeLessThanOrEqual(1);
      expect(span.instruction).toBeGreaterThanOrEqual(0);
      expect(span.instruction).toBeLessThanOrEqual(1);
      end = span.end;
    }
    for (const value of values) {
      expect(value.text).toBe(text.slice(value.start, value.end));
      expect(value.end).toBeGreaterThan(value.start);
    }
  }
}

describe('reading any text', () => {
  it('returns spans in order, inside the text, without overlap, and never throws', () => {
    fc.assert(fc.property(anyText, expectSound), { numRuns: repeats(13, 1_000), seed: 24 });
  });

  it('holds for every prompt and follow-up in the corpora', () => {
    for (const text of sample([...prompts, ...followUps], 48)) expectSound(text);
  });

  it('is deterministic', () => {
    for (const prompt of prompts.slice(0, 40)) expect(readPrompt(prompt)).toEqual(readPrompt(prompt));
  });

  it('ignores whitespace at the end', () => {
    for (const prompt of sample(prompts, 30))
      expect(readPrompt(`${prompt} \n `).spans).toEqual(readPrompt(prompt).spans);
  });

  it('finds the same values in upper and lower case', () => {
    const text = 'invoice for acme corp, 12 hours at $95, on saturday, 14 june 2026 at 3 pm';
    const places = (typed: string) =>
      readPrompt(typed).values.map(({ kind, start, end, isCertain }) => ({ kind, start, end, isCertain }));
    expect(places(text.toUpperCase())).toEqual(places(text));
  });

  it('does not label the middle of a long text, which is pasted content', () => {
    const text = `make this pretty:\n${'A line of a report that was pasted.\n'.repeat(3000)}thanks`;
    const { unread, spans } = readPrompt(text);
    expect(unread).toBeDefined();
    if (!unread) return;
    expect(unread.end).toBeLessThan(text.length);
    expect(spans.every(({ start, end }) => end <= unread.start || start >= unread.end)).toBe(true);
    expect(text.charAt(unread.start - 1) + text.charAt(unread.start)).toContain('\n');
  });
});

describe('reading a prompt', () => {
  it('labels the parts of an invoice', () => {
    const { language, spans } = readPrompt(
      'Make an invoice for Acme Corp, 12 hours of design at $95 and a workshop $200, due in 14 days',
    );
    expect(language).toBe('en');
    const found = spans.map(({ label, text }) => `${label}: ${text}`);
    expect(found).toEqual(
      expect.arrayContaining(['kind: invoice', 'to: Acme Corp', 'qty: 12', 'unit: hours']),
    );
  });

  it.each([
    ['en', 'Birthday invitation for Saturday at three'],
    ['de', 'Einladung zum Sommerfest am Samstag im Garten'],
    ['fr', 'Une affiche pour la fête de la musique samedi'],
    ['es', 'Una invitación para el cumpleaños de mi hija'],
    ['pt', 'Preciso de um convite para a festa da escola'],
    ['it', 'Mi serve un volantino per la festa di quartiere'],
    ['nl', 'Maak een uitnodiging voor het feest van zaterdag'],
    ['pl', 'Zaproszenie na urodziny córki w sobotę'],
    ['ja', 'A4の請求書を作ってください'],
    ['zh', '请做一张生日派对的邀请函'],
    ['ar', 'أحتاج إلى دعوة لحفل زفاف يوم السبت'],
  ])('recognizes %s', (language, prompt) => {
    expect(readPrompt(prompt).language).toBe(language);
  });
});

describe('reading a follow-up', () => {
  it('returns the intent with its spans', () => {
    const { intent, spans } = readFollowUp('change the title to Autumn Fair');
    expect(intent).toBe('rename');
    expect(spans).toContainEqual(expect.objectContaining({ label: 'new', text: 'Autumn Fair' }));
  });
});
