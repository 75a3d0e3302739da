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
      title: 'Completing the sailing course',
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
