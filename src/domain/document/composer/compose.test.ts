import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assembleArticle } from '../assemble-article.ts';
import { plainText } from '../plain-text.ts';
import { type ComposerStep, compose } from './compose.ts';
import { promptCorpus } from './corpus/prompt-corpus.ts';
import { draftOfBrief } from './draft-of-brief.ts';
import { readPrompt } from './read-prompt.ts';

const request = (prompt: string, document: string | null = null, seed = 1) => ({
  prompt,
  history: [],
  document,
  layout: {},
  targetBlockIds: [],
  seed,
  today: '2026-02-26',
});

const draftOf = (steps: readonly ComposerStep[]) =>
  steps.flatMap((step) => (step.type === 'tool' && step.name === 'write_document' ? [step.input] : []))[0];
const choicesOf = (steps: readonly ComposerStep[]) =>
  steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'suggest_followups' ? step.input.choices : [],
  );

const invoicePrompt = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';

function pageFor(prompt: string): string {
  const draft = draftOf(compose(request(prompt)));
  if (!draft) throw new Error('No page');
  return assembleArticle(draft);
}

describe('a turn', () => {
  test('says what it makes, makes it, says what is left to fill, and suggests what comes next', () => {
    const steps = compose(request(invoicePrompt));
    expect(steps.map((step) => (step.type === 'tool' ? step.name : 'text'))).toEqual([
      'text',
      'write_document',
      'text',
      'suggest_followups',
    ]);
    expect(steps[2]).toEqual({
      type: 'text',
      text: 'Your invoice is ready: two lines, $1,340.00 to pay, due on March 12, 2026. I left 4 gaps for you: invoice number, your name, your address and your bank details.',
    });
  });

  test('is the same for the same request', () => {
    for (const { prompt } of promptCorpus) expect(compose(request(prompt))).toEqual(compose(request(prompt)));
  });

  test.each([
    [invoicePrompt],
    ['Pitch deck for a bike-sharing start-up in Porto'],
    ['Flyer for a jazz concert on 14 June'],
    ['one-pager about our library'],
    ['# Report\n\nWe moved boats.\n\n## Plan\n\n- One\n- Two'],
  ])('every follow-up it suggests for %s is one it can carry out', (prompt) => {
    const steps = compose(request(prompt));
    const page = pageFor(prompt);
    const choices = choicesOf(steps);
    expect(choices.length).toBeGreaterThanOrEqual(3);
    for (const choice of choices) {
      const tools = compose(request(choice, page)).flatMap((step) =>
        step.type === 'tool' ? [step.name] : [],
      );
      expect([choice, tools[0]]).not.toEqual([choice, 'suggest_followups']);
    }
  });

  test('a prompt for another page is not taken for a change of this one', () => {
    const page = pageFor(invoicePrompt);
    expect(draftOf(compose(request('Flyer for a summer party on 3 May', page)))?.title).toBe('Summer party');
    expect(draftOf(compose(request('create a new pitch deck for a coffee roastery', page)))?.format).toBe(
      'slides-16x9',
    );
  });
});

describe('a deck', () => {
  const { brief } = readPrompt(request('Pitch deck for a bike-sharing start-up in Porto'));
  test('has a slide for each step of the story, notes on each, and few gaps on any', () => {
    const { content } = brief;
    if (content.kind !== 'pitch-deck') throw new Error('No deck');
    expect(content.slides.length).toBeGreaterThanOrEqual(8);
    expect(content.slides.length).toBeLessThanOrEqual(12);
    for (const slide of content.slides) {
      expect(slide.notes).not.toBe('');
      expect(JSON.stringify(slide).split('"placeholder"').length - 1).toBeLessThanOrEqual(2);
    }
  });

  test('asserts no figure that nobody gave', () => {
    const { content } = brief;
    if (content.kind !== 'pitch-deck') throw new Error('No deck');
    const words = JSON.stringify(content.slides.map(({ notes, ...slide }) => slide)).replace(
      /"marker":"\d"/g,
      '',
    );
    expect(words.match(/\d+/g)).toBeNull();
  });
});

describe('wishes about looks', () => {
  test.each([
    ['dark pitch deck for a coffee roastery', { theme: 'dark' }],
    ['editorial invoice for Acme, 2 hours at $50', { direction: 'editorial' }],
    ['swiss style flyer for a party', { direction: 'swiss' }],
    ['One-page report on harbour repairs: 14 boats repaired, costs $12,400, swiss', { direction: 'swiss' }],
    ['one-pager about bees, quiet corporate', { direction: 'corporate' }],
    ['invoice for Acme in the technical style, 2 hours at $50', { direction: 'technical' }],
    ['menu for a bistro in the warm organic style', { direction: 'organic' }],
    ['flyer for a jazz night in the bold poster style', { direction: 'poster' }],
    ['one-pager about bees in the quiet corporate style', { direction: 'corporate' }],
    ['landscape flyer for a party', { orientation: 'landscape' }],
    ['flyer for a party, letter size', { format: 'letter' }],
    ['one-pager about bees on A5', { format: 'a5' }],
  ])('%s', (prompt, look) => {
    expect(readPrompt(request(prompt)).brief.look).toMatchObject(look);
  });

  test('a colour becomes the accent and leaves the words', () => {
    const { look, content } = readPrompt(
      request('Invoice for Acme, 2 hours of design at $50, in dark green'),
    ).brief;
    expect(look.tokens.accent).toBe('#1d5a46');
    expect(JSON.stringify(content)).not.toContain('green');
  });

  test('a colour that is sold is no wish', () => {
    const { look, content } = readPrompt(request('Invoice for Acme, 3 green chairs at $50')).brief;
    expect(look).not.toMatchObject(
      readPrompt(request('Invoice for Acme, 3 chairs at $50, in green')).brief.look,
    );
    expect(JSON.stringify(content)).toContain('Green chairs');
  });
});

describe('whatever is typed', () => {
  test('gives a page or a change, and never throws', () => {
    const page = pageFor(invoicePrompt);
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 200 }), words()),
        (prompt) => {
          expect(draftOf(compose(request(prompt)))?.pages.length).toBeGreaterThan(0);
          expect(compose(request(prompt, page)).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('every amount of a line stands on the page', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 2, max: 99 }),
      what: fc.constantFrom('design', 'testing', 'travel', 'training', 'writing'),
      rate: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const said = lines
          .map(({ quantity, what, rate }) => `${quantity} hours of ${what} at $${rate}`)
          .join(', ');
        const { pages } = draftOfBrief(readPrompt(request(`Invoice for Acme Corp, ${said}`)).brief);
        const text = plainText(
          pages.flatMap(({ blocks }) => blocks.map(({ html }) => html)).join(''),
        ).replaceAll(',', '');
        for (const { quantity, rate } of lines) expect(text).toContain(`${quantity * rate}.00`);
        expect(text).toContain(`$${lines.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0)}.00`);
      }),
      { numRuns: 60 },
    );
  });
});

function words() {
  const word = fc.constantFrom(
    'invoice',
    'for',
    'Acme',
    '$95',
    '12',
    'hours',
    'of',
    'at',
    'and',
    '20%',
    'VAT',
    'due',
    'make',
    'it',
    'green',
    'add',
    'note',
    ',',
    '.',
    'flyer',
    'deck',
    'remove',
    'to',
    '5 May',
    '\n',
    '- ',
  );
  return fc.array(word, { maxLength: 30 }).map((parts) => parts.join(' '));
}
