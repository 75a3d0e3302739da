import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A day of natural dyeing: three cloths on a line over a headline of two lines, and what one must know. */
export const brief: Brief = {
  title: 'Natural dye workshop',
  language: 'en-GB',
  look: {
    format: 'a5',
    orientation: 'portrait',
    direction: 'organic',
    theme: 'light',
    // Undyed cloth behind the dyed ones.
    tokens: { accent: '#f5efe0', 'accent-ink': '#2a2b1f', 'accent-text': '#96381f' },
    seed: 12,
  },
  content: {
    kind: 'flyer',
    organisation: 'The Drying Shed',
    runningTitle: '',
    headline: 'Three plants, every colour you need',
    tagline:
      'A day of natural dyeing with Ines Marlowe. Gather, simmer and dip, then take home three metres of your own cloth.',
    hero: '',
    facts: [],
    points: [
      { title: 'When', text: 'Saturday 16 May, 10 am to 4 pm. Soup and bread at one' },
      { title: 'Where', text: 'The Drying Shed, Tannery Lane. Step-free from the yard' },
      {
        title: 'Your place',
        text: '£48, or £30 if money is tight. Twelve people only. Book at dryingshed.example',
      },
    ],
    callToAction: '',
    contact: [],
    motif: 'dyed cloth: Madder, Weld, Woad',
  },
};
