import type { Brief } from '../../domain/document/brief.ts';

const look = {
  format: 'a4',
  orientation: 'portrait',
  direction: 'swiss',
  theme: 'light',
  tokens: {},
  seed: 1,
} as const;

/** An invoice, a one-pager and a deck, for tests. */
export const smallBriefs: readonly Brief[] = [
  {
    title: 'Invoice for Acme Corp',
    language: 'en',
    look,
    content: {
      kind: 'invoice',
      heading: 'Invoice',
      number: { placeholder: 'Invoice number' },
      issuedOn: '2026-03-04',
      dueOn: '2026-03-18',
      from: { name: { placeholder: 'Your name' }, lines: [{ placeholder: 'Your address' }] },
      to: { name: 'Acme Corp', lines: [] },
      currency: 'USD',
      lines: [{ description: 'Design', quantity: 12, unit: 'hours', rateMinor: 9500, amountMinor: 114000 }],
      subtotalMinor: 114000,
      totalMinor: 114000,
      payment: [{ label: 'Account', value: { placeholder: 'Your account' } }],
    },
  },
  {
    title: 'Letting the sea back in',
    language: 'en',
    look: { ...look, direction: 'editorial' },
    content: {
      kind: 'one-pager',
      organisation: 'The Saltmarsh Trust',
      runningTitle: 'Annual letter',
      date: '2026',
      headline: 'Letting the sea back in',
      lead: [{ text: 'What one breach in a sea wall has done for a coast.' }],
      figures: [{ value: { placeholder: 'Hectares' }, label: 'returned to the tide' }],
      sections: [
        { title: 'What we did', text: [{ text: 'Two breaches were cut.' }] },
        { title: 'What comes next', text: [{ text: 'A third follows in spring.' }] },
      ],
      contact: [{ placeholder: 'Your e-mail' }],
    },
  },
  {
    title: 'Short trips, no car',
    language: 'en',
    look: { ...look, format: 'slides-16x9' },
    content: {
      kind: 'pitch-deck',
      organisation: { placeholder: 'Your company' },
      runningTitle: 'Pitch',
      date: '2026',
      slides: [
        {
          label: 'Pitch',
          notes: 'Say who you are and why now.',
          layout: 'title',
          title: 'Short trips, no car',
          subtitle: 'A bike on every corner',
        },
        {
          label: 'Answer',
          notes: 'One point each.',
          layout: 'points',
          title: 'Three things make it work',
          points: [{ title: 'Close', text: [{ text: 'A dock within sight.' }] }],
        },
      ],
    },
  },
];
