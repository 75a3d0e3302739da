import type { PageOf } from '../../content/document-content.ts';
import type { Sample } from './sample-contents.ts';

type ShortPaper = Sample & { readonly kind: string };

const sample = (kind: string, page: Omit<PageOf<'flyer'>, 'layout'>): ShortPaper => ({
  kind,
  head: { organization: 'Harbor Street House', label: 'No. 14' },
  pages: [{ layout: 'flyer', ...page }],
});

/** One sample for each document kind with its own form of the flyer. */
export const sampleShortPapers: readonly ShortPaper[] = [
  sample('certificate', {
    title: 'First aid at work',
    hero: 'Samuel Ortega',
    tagline: 'has completed the course and passed the final assessment',
    facts: [
      { label: 'Issued', value: 'Portland, March 12, 2027' },
      { label: 'Number', value: '2027-118' },
      { label: 'Valid until', value: 'March 12, 2029' },
    ],
    contact: ['Ingrid Salas, course director', 'Paul Renner, instructor', 'office@harbor.example'],
  }),
  sample('voucher', {
    title: 'Gift voucher for the garden',
    hero: '$25',
    tagline: 'For seeds, pots and advice',
    facts: [
      { label: 'For', value: 'Maya Lindqvist' },
      { label: 'Valid until', value: 'December 31, 2027' },
      { label: 'Number', value: 'GARDEN-4471' },
    ],
    action: 'Show this voucher when you pay. The balance stays on it.',
    contact: ['12 Mill Street', '(207) 555-0148'],
  }),
  sample('sign', {
    title: 'Please close the door',
    tagline: 'It keeps the warmth in and the noise out',
    facts: [
      { label: 'Pull', value: 'Until you hear the click' },
      { label: 'After 8 p.m.', value: 'Please lock it as well' },
    ],
  }),
  sample('invitation', {
    title: 'We are getting married',
    hero: 'Hannah & Elias',
    tagline: 'Together with our families, we invite you to celebrate with us.',
    facts: [
      { label: 'When', value: 'Saturday, September 18, 2027' },
      { label: 'Where', value: 'Orchard Hill, 210 Mill Road' },
      { label: 'RSVP', value: 'hannah.elias@mail.example' },
    ],
    points: [
      { label: '3:30 p.m.', title: 'Ceremony', text: 'Under the old oak' },
      { label: '6 p.m.', title: 'Dinner', text: 'In the barn' },
    ],
    program: 'The day',
  }),
];
