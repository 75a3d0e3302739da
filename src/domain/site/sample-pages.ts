import type { DocumentFormat, Orientation } from '../content/choices.ts';

/**
 * A sample page of the public site. The built-in composer makes it from `prompt` when the web app is built.
 */
export interface SamplePage {
  /** Used in the picture's URL, `/samples/<id>.webp`. */
  readonly id: string;
  /** Display name of the kind. */
  readonly label: string;
  readonly prompt: string;
  readonly format: DocumentFormat;
  readonly orientation: Orientation;
}

const portrait = { format: 'a4', orientation: 'portrait' } as const;

/** The three pages of the landing page's hero, front to back. */
export const heroSamples: readonly [SamplePage, SamplePage, SamplePage] = [
  {
    ...portrait,
    id: 'menu',
    label: 'Menu',
    prompt:
      'Menu for Kelp & Ember in the warm organic style. To begin: smoked eel toast 9, charred leeks 8, mussels in cider 11. From the fire: whole bream 24, pork collar 22, squash three ways 18. To finish: burnt honey tart 8, three cheeses 10, poached quince 7. To drink: orchard cider 6, pear fizz 7, ember negroni 11',
  },
  {
    ...portrait,
    id: 'poster',
    label: 'Poster',
    prompt:
      'Bold poster for the Sailing Regatta at Parliament Harbour, Saturday 21 June, 9 am, free entry, regatta@parliament.org',
  },
  {
    ...portrait,
    id: 'report',
    label: 'Report',
    prompt:
      'Corporate style quarterly report for Marlow Cycles: revenue 4.2 million, 1,180 bikes sold, returns 2.4%. Revenue by month in thousands: Apr 1210, May 1280, Jun 1330, Jul 1440, Aug 1500, Sep 1620. Risks: spring stock arrives late. Next steps: open the Leeds workshop',
  },
];

/** More one-line prompts, shown as examples that open in the composer. */
export const exampleSamples: readonly SamplePage[] = [
  {
    ...portrait,
    id: 'invoice',
    label: 'Invoice',
    prompt:
      'Swiss style invoice from Studio Fern to Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days',
  },
  {
    id: 'pitch-deck',
    label: 'Pitch deck',
    format: 'slides-16x9',
    orientation: 'landscape',
    prompt: 'Bold pitch deck for Pedalo, a bike-sharing start-up in Porto',
  },
  {
    id: 'certificate',
    label: 'Certificate',
    format: 'a4',
    orientation: 'landscape',
    prompt:
      'Corporate style certificate for Amara Okafor for completing the advanced ceramics course at Clay House on 12 May 2026',
  },
  {
    ...portrait,
    id: 'invitation',
    label: 'Invitation',
    prompt:
      'Elegant invitation to the mountain supper on 14 June at 7 pm at Villa Rosa, rsvp to ada@villarosa.org',
  },
  {
    ...portrait,
    id: 'flyer',
    label: 'Flyer',
    prompt:
      'Warm flyer for the city summer festival on 16 May from 10 am to 4 pm on Mill Square, live music, free entry, hello@millsquare.org',
  },
  {
    ...portrait,
    id: 'trial-report',
    label: 'Trial report',
    prompt:
      'Technical style report for the Lowfield pump trial: 38 dB noise, 12 l/min flow, 3.2 kg weight. Flow by week in litres: W1 640, W2 700, W3 780, W4 910, W5 980. Risks: seals wear early. Next steps: change the seals, repeat in June',
  },
];

export const samplePages: readonly SamplePage[] = [...heroSamples, ...exampleSamples];

/** Picture widths in pixels. */
export const sampleWidthsPx = [360, 720] as const;

export function samplePath(id: string, widthPx: (typeof sampleWidthsPx)[number]): string {
  return `/samples/${id}-${widthPx}.webp`;
}
