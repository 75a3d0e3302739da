import { describe, expect, it } from 'vitest';
import type { PageOf } from '../../content/document-content.ts';
import { compose } from '../compose.ts';

const noTemplates = { heads: [], read: () => null, text: () => '' };

function flyerOf(prompt: string): PageOf<'flyer'> & { readonly kind: string | undefined } {
  const request = {
    prompt,
    history: [],
    document: null,
    layout: {},
    targetBlockIds: [],
    seed: 5,
    today: '2026-11-22',
  };
  const [input] = compose(request, noTemplates).flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  const page = input && 'schema' in input ? input.pages[0] : undefined;
  if (!input || !('schema' in input) || page?.layout !== 'flyer') throw new Error('No flyer');
  return { ...page, kind: input.kind };
}

describe('a page with little text', () => {
  it('shows the recipient of a certificate largest, and the sender signs', () => {
    const page = flyerOf('Certificate for completing the sailing course for Tom Becker, Harbor Sailing Club');
    expect(page).toMatchObject({
      kind: 'certificate',
      title: 'Certificate',
      tagline: 'For completing the sailing course',
      hero: 'Tom Becker',
      contact: ['Harbor Sailing Club'],
    });
    expect(JSON.stringify(page).match(/Tom Becker/g)).toHaveLength(1);
  });

  it.each([
    ['Gutschein über 30 € für Lukas, Buchhandlung Seitenweise', '30 €'],
    ['Gift voucher worth $50 for Maya from Joan and Ari', '$50'],
    ['Coupon: 20 % off all bicycles, Wheel & Co, until June 30', '20 % off all bicycles'],
  ])('shows the value of a voucher largest: %s', (prompt, hero) => {
    const page = flyerOf(prompt);
    expect(page).toMatchObject({ kind: 'voucher', hero });
    expect(page.points).toBeUndefined();
  });

  it('keeps the headline of other kinds', () => {
    const page = flyerOf('Sign: please keep the gate closed, dogs playing');
    expect(page.hero).toBeUndefined();
    expect(page.title).toContain('gate');
  });
});

describe('a fact of a flyer', () => {
  it.each([
    ['lost cat poster - Biscuit, ginger tabby, very shy, £75 reward, call 07700 900412', 'Reward', '£75'],
    ['Missing dog flyer: Rufus, brown terrier, nervous, $200 reward, ring 07700 900412', 'Reward', '$200'],
  ])('has the label of its own words, not that of a price: %s', (prompt, label, value) => {
    const { facts, points = [] } = flyerOf(prompt);
    expect(facts).toContainEqual(expect.objectContaining({ label, value }));
    expect(facts).toContainEqual(expect.objectContaining({ value: '07700 900412' }));
    expect(points.map(({ text }) => text).join('')).not.toContain(value);
  });

  it('is what a job pays', () => {
    for (const [prompt, label] of [
      ['job ad: part time barista at Cafe Lumen, weekends, 14 euro an hour', 'Pay'],
      ['Stellenanzeige: Aushilfe im Café Lumen, samstags, 14 Euro pro Stunde', 'Lohn'],
    ] as const)
      expect(flyerOf(prompt).facts.map((row) => row.label)).toContain(label);
  });

  it('is not a request to Octavo', () => {
    const page = flyerOf('flyer yoga in the park, mondays 18:30, bring a mat, make it calm and light green');
    expect(JSON.stringify(page)).not.toMatch(/make|calm/i);
  });
});

describe('the headline of an announcement', () => {
  it.each([
    ['job ad: part time barista at Cafe Lumen in Ghent, weekends', /^Part time barista/],
    [
      'concert poster: children sing songs from all over the world, Sunday 4pm, Town Hall',
      /^Children sing songs/,
    ],
    ['lost dog poster - Rufus, brown terrier, very shy, £75 reward, call 07700 900412', 'Lost dog: Rufus'],
    ['spring bake sale flyer, Sat 12 Oct 10am, school hall, cakes £2, bring a tub', /^Spring bake sale$/],
    ['baby shower invitation for Sophie, Sunday 18 May, 22 Rose Lane', 'Baby shower: Sophie'],
    ['christening invitation for Theo, 7 September, the Swan', 'Christening: Theo'],
  ])('is more than a word beside its kind: %s', (prompt, title) => {
    expect(flyerOf(prompt).title).toMatch(title);
  });
});
