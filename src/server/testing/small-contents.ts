import type { DocumentContent } from '../../domain/content/document-content.ts';

const look = {
  format: 'a4',
  orientation: 'portrait',
  direction: 'swiss',
  theme: 'light',
  tokens: {},
  seed: 1,
} as const;

export const smallInvoice: DocumentContent = {
  schema: 1,
  title: 'Invoice for Acme Corp',
  language: 'en',
  look,
  head: {},
  pages: [
    {
      layout: 'invoice',
      title: 'Invoice',
      number: '[[Invoice number]]',
      issued: '2026-03-04',
      due: '2026-03-18',
      from: { name: '[[Your name]]', lines: ['[[Your address]]'] },
      to: { name: 'Acme Corp', lines: [] },
      currency: 'USD',
      lines: [{ description: 'Design', quantity: 12, unit: 'hours', rate: 95 }],
      payment: [{ label: 'Account', value: '[[Your account]]' }],
    },
  ],
};

export const smallOnePager: DocumentContent = {
  schema: 1,
  title: 'Letting the sea back in',
  language: 'en',
  look: { ...look, direction: 'editorial' },
  head: { organization: 'The Saltmarsh Trust', label: 'Annual letter', date: '2026' },
  pages: [
    {
      layout: 'one-pager',
      title: 'Letting the sea back in',
      lead: 'What one breach in a sea wall has done for a coast.',
      figures: [{ value: '[[Hectares]]', label: 'returned to the tide' }],
      sections: [
        { title: 'What we did', text: 'Two breaches were cut.' },
        { title: 'What comes next', text: 'A third follows in spring.' },
      ],
      contact: ['[[Your e-mail]]'],
    },
  ],
};
