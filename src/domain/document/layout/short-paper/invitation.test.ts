import { describe, expect, it } from 'vitest';
import type { PageOf } from '../../../content/document-content.ts';
import { artDirections } from '../../kit/choices.ts';
import { laidOut } from './laid-out.test-data.ts';

const invitation: PageOf<'flyer'> = {
  layout: 'flyer',
  title: 'We are getting married',
  hero: 'Hannah & Elias',
  tagline: 'We invite you to celebrate with us.',
  facts: [
    { label: 'When', value: 'September 18, 2027' },
    { label: 'RSVP', value: 'hannah.elias@mail.example' },
  ],
  points: [{ label: '6 p.m.', title: 'Dinner', text: '' }],
  contact: ['Orchard Hill'],
};

describe('an invitation', () => {
  it.each(['invitation', 'card', 'save-the-date', 'greeting card'])(
    'is detected from the kind %s',
    (kind) => {
      expect(laidOut(invitation, { kind }).className).toContain('is-invitation');
    },
  );

  it('keeps every text once, in every direction', () => {
    for (const direction of artDirections) {
      const { html } = laidOut(invitation, { kind: 'invitation', direction });
      const texts = ['We are getting married', 'September 18, 2027', '6 p.m.', 'Dinner', 'Orchard Hill'];
      for (const text of texts) expect(html.split(`>${text}<`), `${direction} ${text}`).toHaveLength(2);
    }
  });

  it('marks values that must not break in large type', () => {
    const { html } = laidOut(invitation, { kind: 'invitation' });
    expect(html.match(/is-unbroken/g)).toHaveLength(1);
    expect(html).toMatch(/is-unbroken"><span [^>]*>hannah\.elias@mail\.example/);
    expect(laidOut(invitation, { kind: 'flyer' }).html).not.toContain('is-unbroken');
  });
});
