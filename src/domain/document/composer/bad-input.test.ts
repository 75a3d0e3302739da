import { describe, expect, test } from 'vitest';
import { assembleArticle } from '../assemble-article.ts';
import { plainText } from '../plain-text.ts';
import { readArticle } from '../read-article.ts';
import { compose } from './compose.ts';

const request = (prompt: string, document: string | null = null) => ({
  prompt,
  history: [],
  document,
  layout: {},
  targetBlockIds: [],
  seed: 1,
  today: '2026-02-26',
});

function htmlFor(prompt: string): string {
  for (const step of compose(request(prompt)))
    if (step.type === 'tool' && step.name === 'write_document') return assembleArticle(step.input);
  throw new Error(`No page of ${prompt.slice(0, 40)}`);
}
const textFor = (prompt: string): string => plainText(htmlFor(prompt)).replace(/[\s\u00a0\u202f]+/gu, ' ');

describe('a prompt that says next to nothing', () => {
  test.each([[''], ['   \n\t '], ['one pager'], ['?!']])(
    '%j gives a page of gaps, and says which',
    (prompt) => {
      expect(htmlFor(prompt)).toContain('class="gap"');
      const said = compose(request(prompt)).flatMap((step) => (step.type === 'text' ? [step.text] : []));
      expect(said.join(' ')).toMatch(/I left \d gaps for you/);
    },
  );

  test('one word is what the page is about; faces alone say nothing', () => {
    expect(textFor('bees')).toContain('Bees');
    expect(textFor('🎉🎉')).toContain('Your headline');
  });
});

test('markup and scripts are words on the page', () => {
  const prompt = '<script>alert(1)</script> flyer for <b onclick="x()">a market</b> on 14 June';
  const html = htmlFor(prompt);
  expect(html).not.toMatch(/<script|<b onclick/);
  expect(textFor(prompt)).toContain('<script>alert(1)</script>');
});

describe('wishes that contradict each other', () => {
  const prompt =
    'Flyer for a fair on 5 May, dark and light, A4 and A5, portrait and landscape, in red and in blue';

  test('the first of two is heard, neither is printed, and the page says what it is for', () => {
    const { theme, orientation, format } = readArticle(htmlFor(prompt));
    expect([theme, orientation]).toEqual(['dark', 'portrait']);
    expect(['a4', 'a5']).toContain(format);
    expect(textFor(prompt)).toContain('Fair');
    expect(textFor(prompt)).not.toMatch(/dark|light|portrait|landscape|\bred\b|blue|A[45]/i);
  });

  test('a change that contradicts itself is one change or a word, not a broken page', () => {
    const page = htmlFor('Flyer for a fair on 5 May');
    for (const ask of ['make it dark and light', 'make it bigger and smaller', 'add a note and remove it'])
      expect(compose(request(ask, page)).length).toBeGreaterThan(0);
  });
});

test('amounts are read as people write them', () => {
  const text = textFor('Invoice for Acme: design 1.234,56 EUR, print 1,234.56 EUR, workshop 12k EUR');
  expect(text.match(/1,234\.56 1,234\.56/g)).toHaveLength(2);
  expect(text).toContain('12,000.00');
  expect(text).toContain('14,469.12');
});

describe('dates', () => {
  test.each([
    ['on 2026-05-03', /May 3, 2026/],
    ['on 5/3/2026', /May 3, 2026/],
    ['on 03.05.2026', /May 3, 2026/],
    ['on 13/5/2026', /May 13, 2026/],
    ['on 3rd of May 2026', /3 May 2026/],
    ['on May 3, 2026', /May 3, 2026/],
    ['on Sunday 3 May', /3 May 2026/],
  ])('in every order: %s', (when, shown) => {
    expect(textFor(`flyer for a fair ${when}`)).toMatch(shown);
  });

  test.each([
    ['flyer for a fair on 31 February', '31 February'],
    ['flyer for a party on 45 May 2026', '45 May 2026'],
    ['Flyer für ein Fest am 31.02.2026', '31.02.2026'],
  ])('that no calendar has stay as they were typed, and the day is a gap: %s', (prompt, typed) => {
    expect(textFor(prompt)).toContain(typed);
    expect(textFor(prompt)).toMatch(/Date and time|Datum und Uhrzeit/);
    expect(textFor(prompt)).not.toMatch(/May 1|March 3|1 May|3\. März/);
  });

  test('an impossible day to pay by is no line of the invoice', () => {
    const text = textFor('invoice for Acme, 2 hours at $50, due 30 February 2026');
    expect(text).toContain('$100.00');
    expect(text).toContain('30 February 2026');
    expect(text).not.toContain('2,026');
  });
});

/** Texts that patterns like to go astray on. */
const hostile = ['1. a\n', 'a,b\n', 'a@b.', ' and ', ', ', 'Q1 1, ', 'from A ', '['];
const leads = ['', 'Invoice for Acme, ', 'Flyer for ', 'make it '];

/** Milliseconds of processor time that all of them take at a size, patterns compiled; the lesser of two runs. */
function workAt(size: number): number {
  const page = htmlFor('Invoice for Acme, 2 hours at $50');
  const texts = leads.flatMap((lead) => hostile.map((unit) => lead + unit.repeat(size / unit.length)));
  const run = (): number => {
    const from = process.cpuUsage();
    for (const text of texts) compose(request(text, text.startsWith('make') ? page : null));
    return process.cpuUsage(from).user / 1_000;
  };
  return Math.min(run(), run());
}

describe('hostile texts', () => {
  test('eight times the text is no more than twenty times the work, where squares would be sixty-four times', () => {
    expect(workAt(16_000) / workAt(2_000)).toBeLessThan(20);
  });

  test('100,000 words give a page', () => {
    const prompt = `Generate a well-styled 1 page document based on the following content\n\n${'word '.repeat(100_000)}`;
    expect(compose(request(prompt)).some((step) => step.type === 'tool')).toBe(true);
  });
});

test.each([
  ['articles in two languages', `add ${'un another '.repeat(30)}\u0000`],
  ['words that lead to a day', `Flyer for a fair ${'el  '.repeat(30)}\u0000`],
])('%s are read at once', (_name, prompt) => {
  const page = prompt.startsWith('add') ? htmlFor('Flyer for a fair on 5 May') : null;
  const before = process.threadCpuUsage();
  expect(compose(request(prompt, page)).length).toBeGreaterThan(0);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(3_000);
});
