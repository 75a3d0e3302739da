import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A market on Saturday: one word on the edge of its field, the programme, the stalls. */
export const brief: Brief = {
  title: 'Ripe: Harbour Street farmers’ market',
  language: 'en-GB',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'poster',
    theme: 'light',
    tokens: {
      'field-a': '#ffb9cc',
      'field-a-ink': '#14120f',
      'field-b': '#0b5a3a',
      rind: '#d8300a',
      flesh: '#ff4a1c',
      pulp: '#ff7a4a',
      chamber: '#e23c10',
      seed: '#ffce1f',
    },
    seed: 4,
  },
  content: {
    kind: 'flyer',
    organisation: 'Eat it the day it’s',
    runningTitle: '',
    headline: 'Harbour Street farmers’ market',
    tagline: 'Saturdays 8–1',
    hero: 'Ripe',
    facts: [],
    points: [
      { label: '8.00', title: 'Bell and first loaves', text: 'Bakers’ row opens. The rye is gone by nine.' },
      {
        label: '9.30',
        title: 'Forty tomatoes, one table',
        text: 'Taste every kind we grow, and vote for the best.',
      },
      {
        label: '10.30',
        title: 'Open-fire breakfast',
        text: 'Rosa Quill cooks with whatever is in the crates.',
      },
      { label: '11.15', title: 'Jam and chutney swap', text: 'Bring a jar, take a jar. Labels, please.' },
      { label: '12.30', title: 'Last-half-hour barrow', text: 'Everything left, sold by the bagful for £3.' },
    ],
    programme: 'On Saturday 12 September',
    listing: {
      title: '34 stalls',
      rows: [
        { label: 'Vegetables', value: '11' },
        { label: 'Bread and cakes', value: '6' },
        { label: 'Cheese and eggs', value: '5' },
        { label: 'Fruit and juice', value: '5' },
        { label: 'Fish and meat', value: '4' },
        { label: 'Plants and honey', value: '3' },
      ],
      text: 'Under the railway arches, rain or shine. Bus 7 and 22 stop outside. Bring bags; dogs on a lead are welcome.',
    },
    callToAction: '',
    contact: [],
    motif: 'market food',
  },
};
