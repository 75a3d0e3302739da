import { describe, expect, it } from 'vitest';
import type { PageOf } from '../../../content/document-content.ts';
import { artDirections } from '../../kit/choices.ts';
import { laidOut } from './laid-out.test-data.ts';

const voucher: PageOf<'flyer'> = {
  layout: 'flyer',
  title: 'Gift voucher',
  hero: '$25',
  tagline: 'For breakfast, coffee or cake',
  facts: [
    { label: 'For', value: 'Maya Lindqvist' },
    { label: 'Valid until', value: 'December 31, 2027' },
    { label: 'Number', value: '0148' },
  ],
  points: [{ title: 'Breakfast', text: 'until noon' }],
  action: 'Show it when you pay.',
  contact: ['Mill Street 12'],
};

describe('a voucher', () => {
  it('has a stub with everything except the main text, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = laidOut(voucher, { kind: 'gift voucher', direction });
      expect(className, direction).toContain('is-voucher');
      const [field = '', stub = ''] = html.split('class="stub"');
      for (const text of ['Gift voucher', '$25', 'For breakfast, coffee or cake', 'Breakfast'])
        expect(field, direction).toContain(`>${text}<`);
      for (const text of [
        'Maya Lindqvist',
        'December 31, 2027',
        '0148',
        'Show it when you pay.',
        'Mill Street 12',
      ])
        expect(stub.split(`>${text}<`), `${direction} ${text}`).toHaveLength(2);
    }
  });

  it('marks the field of each text', () => {
    const { html } = laidOut(voucher, { kind: 'ticket' });
    for (const field of ['facts.0.value', 'action', 'contact.0', 'points.0.title'])
      expect(html).toContain(`data-field="${field}"`);
  });

  it.each([
    ['0148', true],
    ['2026-118', true],
    ['LIDO-4471', true],
    ['No. 0217', true],
    ['December 31, 2027', false],
    ['Row F, seat 14', false],
    ['$1,250.00', false],
    ['HELENA', false],
  ])('reads %s as a number: %s', (value, isCode) => {
    const { html } = laidOut({ ...voucher, facts: [{ label: 'x', value }] }, { kind: 'voucher' });
    expect(html.includes('is-code')).toBe(isCode);
  });

  it('is complete without a stub', () => {
    const { html } = laidOut(
      { layout: 'flyer', title: 'Gift voucher', hero: '$25', facts: [] },
      { kind: 'voucher' },
    );
    expect(html).not.toContain('class="stub"');
    expect(html).toContain('$25');
  });
});
