import type { DocumentFormat, Orientation } from '../document/brief.ts';

/** A page that the public site shows: made by the built-in composer from `prompt` when the web app is built. */
export interface SamplePage {
  /** Names the picture, `/samples/<id>.webp`. */
  readonly id: string;
  /** The kind, as people say it. */
  readonly label: string;
  readonly prompt: string;
  readonly format: DocumentFormat;
  readonly orientation: Orientation;
}

const portrait = { format: 'a4', orientation: 'portrait' } as const;

/** The three pages of the landing page's hero, front page first. */
export const heroSamples: readonly [SamplePage, SamplePage, SamplePage] = [
  {
    ...portrait,
    id: 'menu',
    label: 'Menu',
    prompt:
      'Autumn menu for Kelp & Ember, warm. To begin: smoked eel toast 9, charred leeks 8, mussels in cider 11. From the fire: whole bream 24, pork collar 22, squash three ways 18. To finish: burnt honey tart 8, three cheeses 10. Wed to Sun from 6 pm, 14 Weir Lane',
  },
  {
    ...portrait,
    id: 'poster',
    label: 'Poster',
    prompt: 'Bold poster for the Night Swim at Parliament Lido, Saturday 21 June, 9 pm, free entry',
  },
  {
    ...portrait,
    id: 'report',
    label: 'Report',
    prompt:
      'One-page quarterly report for Marlow Cycles: revenue 4.2 million, repairs 31% of sales, returns down to 2.4%. Revenue by month in thousands: Apr 1210, May 1280, Jun 1330, Jul 1440, Aug 1500, Sep 1620',
  },
];

/** What else one line makes: shown as examples that open as prompts. */
export const exampleSamples: readonly SamplePage[] = [
  {
    ...portrait,
    id: 'invoice',
    label: 'Invoice',
    prompt: 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
  },
  {
    id: 'pitch-deck',
    label: 'Pitch deck',
    format: 'slides-16x9',
    orientation: 'landscape',
    prompt: 'Pitch deck for a bike-sharing start-up in Porto',
  },
  {
    id: 'certificate',
    label: 'Certificate',
    format: 'a4',
    orientation: 'landscape',
    prompt:
      'Certificate for Amara Okafor for completing the advanced ceramics course at Clay House on 12 May 2026',
  },
  {
    ...portrait,
    id: 'minutes',
    label: 'Meeting minutes',
    prompt:
      'Minutes of the allotment committee on 3 March 2026: Ana, Ben and Chidi attended. Decided to buy a second water tank for £340. Ben orders it by Friday. Next meeting 7 April',
  },
  {
    ...portrait,
    id: 'flyer',
    label: 'Flyer',
    prompt:
      'Flyer for a farmers market every Saturday from 8 am to 1 pm on Mill Square, live music, free parking',
  },
  {
    ...portrait,
    id: 'one-pager',
    label: 'One-pager',
    prompt:
      'One-pager about our bicycle repair service for the town council, 1,200 repairs a year, 4 mechanics',
  },
];

export const samplePages: readonly SamplePage[] = [...heroSamples, ...exampleSamples];

/** Widths of the pictures in pixels. */
export const sampleWidthsPx = [360, 720] as const;

export function samplePath(id: string, widthPx: (typeof sampleWidthsPx)[number]): string {
  return `/samples/${id}-${widthPx}.webp`;
}
