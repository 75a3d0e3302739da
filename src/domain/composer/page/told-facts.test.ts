import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../../content/document-content.ts';
import { compose } from '../compose.ts';
import { textsOf } from '../speech/texts-of.ts';
import { noTopics } from '../topics/topic-shelf.ts';

const noTemplates = { heads: [], read: () => null, text: () => '' };

function pageOf(prompt: string): DocumentContent {
  const request = { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 1 };
  const steps = compose({ ...request, today: '2026-06-01' }, noTemplates, noTopics);
  for (const step of steps)
    if (step.type === 'tool' && step.name === 'write_document' && 'schema' in step.input) return step.input;
  throw new Error('no page');
}

const linesOf = (prompt: string) =>
  pageOf(prompt).pages.flatMap((page) => ('lines' in page ? page.lines : []));

describe('told facts', () => {
  it('makes a delivery note with quantities, both parties and a line to sign', () => {
    const texts = textsOf(
      pageOf(
        'Delivery note 52 from Orrin Farm to Calder School: 10 kg carrots, 6 boxes pears, 3 crates eggs',
      ),
    );
    for (const text of [
      'Delivery note 52',
      'Orrin Farm',
      'Calder School',
      '10 kg',
      'Carrots',
      '6 boxes',
      'Pears',
      'Signature',
    ])
      expect(texts).toContain(text);
  });

  it('keeps a quantity inside a phrase', () => {
    const [line] = linesOf('Invoice for Ann Lowe: took away two loads of rubble at £35 each, travel £10');
    expect(line).toMatchObject({ description: 'Took away two loads of rubble', quantity: 2, rate: 35 });
  });

  it('keeps two shares of a payment in one term', () => {
    const lines = linesOf('Quote for Ann Lowe: fence £400, gate £90, payment 50% now and 50% on completion');
    expect(lines).toHaveLength(2);
  });

  it('takes a flat price for the whole quantity', () => {
    const [line] = linesOf('Angebot für Frau Kern: Rasen mähen 180 m² pauschal 140 €, Hecke 25 m zu 8 €');
    expect(line).toMatchObject({ quantity: 1, rate: 140 });
  });

  it('says what a sum was received for', () => {
    const [line] = linesOf('Receipt. Received from Ann Lowe the sum of £340 for an upright piano, cash');
    expect(line).toMatchObject({ description: 'Upright piano', rate: 340 });
  });

  it('shows what is compared in sentences as rows', () => {
    const texts = textsOf(
      pageOf(
        'Compare two tents: Halden Two is £120, 3 kg, green. Brack Duo costs £90, weighs 4 kg and has a porch',
      ),
    );
    expect(texts).toContain('**Halden Two**');
    expect(texts).toContain('**Brack Duo**');
  });

  it('sets a page in larger type', () => {
    expect(pageOf('Sign: mind the step, large print').look.tokens['fit-type']).toBe('1.4');
    expect(pageOf('Sign: mind the step').look.tokens['fit-type']).toBeUndefined();
  });

  it('turns a page whose orientation is a wish of its own', () => {
    expect(pageOf('Price list: tea 2, coffee 3, cake 4, landscape').look.orientation).toBe('landscape');
  });
});
