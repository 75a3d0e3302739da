import type {
  ArticleContent,
  Brief,
  BriefContent,
  ContentBlock,
  DeckContent,
  FlyerContent,
  InvoiceContent,
  InvoiceLine,
  Look,
  OnePagerContent,
} from '../brief.ts';

/** Realistic contents for tests and for looking at pages. */

const plainLook: Look = {
  format: 'a4',
  orientation: 'portrait',
  direction: 'swiss',
  theme: 'light',
  tokens: {},
  seed: 7,
};

export function sampleBrief(content: BriefContent, look: Partial<Look> = {}, language = 'en'): Brief {
  return { title: 'Sample', language, look: { ...plainLook, ...look }, content };
}

const invoiceWork: readonly [string, string | undefined, number, string | undefined, number][] = [
  ['Interface design', 'Checkout and account pages', 12, 'hours', 9500],
  ['Workshop', 'Half a day, on site', 1, undefined, 20000],
  ['Icon set, drawn for the shop', undefined, 24, 'pieces', 1850],
  ['Accessibility review', 'WCAG 2.2 AA, with a written report', 2, 'days', 62000],
  ['Prototype in the browser', undefined, 3, 'days', 62000],
  ['User interviews', 'Six people, recorded and transcribed', 6, 'pieces', 12000],
  ['Travel, Lisbon to Porto and back', undefined, 2, 'trips', 4640],
];

/** An invoice with as many lines as wished; the first two make the well-known $1,340.00. */
export function sampleInvoice(lineCount: number): InvoiceContent {
  const lines = Array.from({ length: lineCount }, (_, index): InvoiceLine => {
    const [description, detail, quantity, unit, rateMinor] = invoiceWork[index % invoiceWork.length] ?? [
      'Design',
      undefined,
      1,
      undefined,
      10000,
    ];
    return {
      description,
      quantity,
      rateMinor,
      amountMinor: Math.round(quantity * rateMinor),
      ...(detail === undefined ? {} : { detail }),
      ...(unit === undefined ? {} : { unit }),
    };
  });
  const totalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  return {
    kind: 'invoice',
    heading: 'Invoice',
    number: '2026-014',
    issuedOn: '2026-11-21',
    dueOn: '2026-12-05',
    from: {
      name: 'Studio Marlowe',
      lines: ['14 Bakehouse Yard', 'Portland, OR 97205', 'hello@marlowe.example'],
    },
    to: { name: 'Acme Corp', lines: ['Ingrid Sorley, Accounts', '200 Harbour Street', 'Boston, MA 02110'] },
    currency: 'USD',
    lines,
    subtotalMinor: totalMinor,
    totalMinor,
    payment: [
      { label: 'Bank', value: 'First Harbour Bank' },
      { label: 'Account', value: '3192 6819 04' },
      { label: 'Reference', value: '2026-014' },
    ],
  };
}

/** What a one-line prompt gives: the parties' details are gaps. */
export function sampleInvoiceWithGaps(): InvoiceContent {
  return {
    ...sampleInvoice(2),
    number: { placeholder: 'Invoice number' },
    from: { name: { placeholder: 'Your name' }, lines: [{ placeholder: 'Your address' }] },
    to: { name: 'Acme Corp', lines: [{ placeholder: 'Client address' }] },
    terms: '14 days',
    payment: [
      { label: 'Bank', value: { placeholder: 'Bank name' } },
      { label: 'IBAN', value: { placeholder: 'Account number' } },
      { label: 'Reference', value: { placeholder: 'Payment reference' } },
    ],
  };
}

export const sampleOnePager: OnePagerContent = {
  kind: 'one-pager',
  organisation: 'Nordtram',
  runningTitle: 'Project summary',
  date: '2026-03-01',
  headline: 'One tram line from the harbour to the hospital, in nineteen minutes',
  lead: [
    { text: 'From 38 minutes to 19. ' },
    { text: 'The gain is largest where buses now stand in traffic, between Marktplatz and the bridge.' },
  ],
  hero: { value: '7.4', unit: 'km', label: '' },
  figures: [
    { value: '13', label: 'Stops', detail: 'all step-free, all within 400 metres of a school or a clinic' },
    { value: '42,000', label: 'Riders a day', detail: 'forecast for 2031, against 26,500 on today’s bus 9' },
    {
      value: '318',
      unit: 'million',
      label: 'Cost',
      detail: 'euros, of which the region carries 55% and the city 45%',
    },
  ],
  chart: {
    title: 'Journeys on line 9 have outgrown the bus',
    note: 'Passengers on a working day, thousands',
    points: [
      { label: '2019', value: 17.2, isEmphasised: false },
      { label: '2020', value: 11.8, isEmphasised: false },
      { label: '2021', value: 14.1, isEmphasised: false },
      { label: '2022', value: 18.9, isEmphasised: false },
      { label: '2023', value: 22.4, isEmphasised: false },
      { label: '2024', value: 24.6, isEmphasised: false },
      { label: '2025', value: 26.5, isEmphasised: true },
    ],
  },
  sections: [
    {
      title: 'Why',
      text: [
        {
          text: 'Bus 9 is full by Marktplatz and stands for eleven minutes on the bridge. More buses would only join the queue. A tram on its own track carries three times as many people.',
        },
      ],
    },
    {
      title: 'How',
      text: [
        {
          text: 'Track is laid in grass for 4.1 km and shares the street for the rest. The bridge is widened by 2.6 m. Every tree that is felled is replaced twice, along the same street.',
        },
      ],
    },
    {
      title: 'When',
      text: [
        {
          text: 'Vote on 14 June 2026. Main works begin in spring 2027, bridge first. Trial running in autumn 2030, and the first passengers board on 9 March 2031.',
        },
      ],
    },
  ],
  quote: {
    text: '“I start at six. With the tram I can leave the house at half past five.”',
    by: 'Selma Aydin, nurse, Hospital North',
  },
  callToAction: 'Walk the route with us on Saturday, 21 March, from the harbour at ten.',
  contact: ['Nordtram project office, Hafenstrasse 40', 'office@nordtram.example', '061 555 09 09'],
};

/** As little as a prompt may give: no number, no chart, no quote, gaps for the rest. */
export const sampleSparseOnePager: OnePagerContent = {
  kind: 'one-pager',
  organisation: { placeholder: 'Organisation' },
  runningTitle: 'Overview',
  date: '2026-11-21',
  headline: 'A library that lends tools, not books',
  lead: [{ text: 'Drills are used for thirteen minutes in their life. We lend them out instead.' }],
  figures: [
    { value: { placeholder: 'Members' }, label: 'Members' },
    { value: { placeholder: 'Tools' }, label: 'Tools on the shelf' },
  ],
  sections: [
    { title: 'What it is', text: [{ text: 'One room, four hundred tools, a card for the year.' }] },
    { title: 'Who it is for', text: [{ text: 'Everyone in the quarter with a wall and a wish.' }] },
  ],
  contact: [{ placeholder: 'Contact' }],
};

export const sampleFlyer: FlyerContent = {
  kind: 'flyer',
  organisation: 'Harbour Quarter Association',
  runningTitle: 'Summer festival',
  headline: 'Open-air concert at the old harbour',
  tagline: 'Five bands, one long table, free entry until the tide comes in.',
  hero: '14 June',
  facts: [
    { label: 'When', value: 'Sunday, 14 June 2026, from 4 pm' },
    { label: 'Where', value: 'Pier 3, Old Harbour' },
    { label: 'Entry', value: 'Free' },
  ],
  points: [
    { title: 'Music', text: 'From brass band to electro swing, until eleven.' },
    { title: 'Food', text: 'Twelve kitchens of the quarter on one table of sixty metres.' },
    { title: 'Children', text: 'Boat building, a pirate’s walk, and a stage of their own.' },
  ],
  callToAction: 'Bring a chair and a cup.',
  contact: ['harbour-festival.example', 'hello@harbour-festival.example', { placeholder: 'Phone' }],
  motif: 'sea music',
};

export const sampleDeck: DeckContent = {
  kind: 'pitch-deck',
  organisation: 'Roda',
  runningTitle: 'Seed round',
  date: '2026-11-21',
  slides: [
    {
      layout: 'title',
      label: 'Title',
      notes: 'Welcome. One sentence on who we are.',
      title: 'Bike sharing for the hills of Porto',
      subtitle: 'Electric bikes, docks at every metro stop, one ticket for both.',
    },
    {
      layout: 'statement',
      label: 'Problem',
      notes: '',
      title: 'Porto is too steep to cycle and too narrow to drive',
      text: 'The centre loses an hour a day to queues, and the last mile from the metro is a climb of eighty metres.',
    },
    {
      layout: 'points',
      label: 'Solution',
      notes: '',
      title: 'A bike that makes the hill flat, where people already change trains',
      points: [
        {
          marker: '1',
          title: 'Electric only',
          text: [{ text: 'Every bike climbs the Rua dos Clérigos without sweat.' }],
        },
        {
          marker: '2',
          title: 'Docks at the metro',
          text: [{ text: 'Forty docks, none further than 90 metres from a platform.' }],
        },
        {
          marker: '3',
          title: 'One ticket',
          text: [{ text: 'The Andante card unlocks a bike; the ride is on the same bill.' }],
        },
      ],
    },
    {
      layout: 'figures',
      label: 'Market',
      notes: '',
      title: 'Every working day, 1.1 million trips start within our reach',
      figures: [
        { value: '1.1', unit: 'million', label: 'Trips a day', detail: 'in the metropolitan area' },
        {
          value: '240',
          unit: 'm',
          label: 'To the nearest dock',
          detail: 'for nine in ten people who live there',
        },
        { value: { placeholder: 'Price' }, label: 'A ride', detail: 'to be set with the city' },
      ],
    },
    {
      layout: 'chart',
      label: 'Traction',
      notes: '',
      title: 'The pilot doubled in five months',
      chart: {
        title: 'The pilot doubled in five months',
        note: 'Rides per bike per day',
        points: [
          { label: 'May', value: 3.1, isEmphasised: false },
          { label: 'June', value: 3.9, isEmphasised: false },
          { label: 'July', value: 4.6, isEmphasised: false },
          { label: 'August', value: 5.4, isEmphasised: false },
          { label: 'Sept', value: 6.2, isEmphasised: true },
        ],
      },
      takeaway: 'Growth came from use, not from more bikes.',
    },
    {
      layout: 'table',
      label: 'Competition',
      notes: '',
      title: 'Nobody else connects the hill to the metro',
      table: {
        head: [
          [{ text: 'Service' }],
          [{ text: 'Electric' }],
          [{ text: 'Docks at metro' }],
          [{ text: 'Price, 20 min' }],
        ],
        rows: [
          [[{ text: 'Roda' }], [{ text: 'All' }], [{ text: '40' }], [{ text: '€1.20' }]],
          [[{ text: 'Scooters' }], [{ text: 'All' }], [{ text: '0' }], [{ text: '€4.80' }]],
          [[{ text: 'City bikes' }], [{ text: 'None' }], [{ text: '6' }], [{ text: '€0.90' }]],
        ],
        alignment: ['left', 'left', 'right', 'right'],
      },
    },
    {
      layout: 'quote',
      label: 'Riders',
      notes: '',
      quote: '“I used to arrive at work with a wet shirt. Now I arrive ten minutes early.”',
      by: 'Inês Moreira, pilot rider',
    },
    {
      layout: 'text',
      label: 'Plan',
      notes: '',
      title: 'Eighteen months to the whole city',
      blocks: [
        {
          type: 'paragraph',
          text: [
            {
              text: 'We open by valley, from the river up, so that every dock has a neighbour from its first day.',
            },
          ],
        },
        {
          type: 'list',
          isOrdered: false,
          items: [
            { text: [{ text: 'Spring: Ribeira and Baixa, twelve docks' }], children: [] },
            { text: [{ text: 'Autumn: Boavista and Campanhã, sixteen docks' }], children: [] },
            { text: [{ text: 'Next spring: Gaia, across the bridge' }], children: [] },
          ],
        },
      ],
    },
    {
      layout: 'closing',
      label: 'Ask',
      notes: '',
      title: 'Fund the first forty docks',
      ask: { value: '€1.4', unit: 'million', label: 'Seed round' },
      points: [
        { title: 'What it buys', text: 'Forty docks, 600 bikes, eighteen months of runway.' },
        { title: 'Talk to us', text: { placeholder: 'Contact' } },
      ],
    },
  ],
};

const passage =
  'The harbour had been closed for nine years when the first boats came back. Nobody had asked them to. They came because the water was deep again, and because the old quay, which the city had fenced off and forgotten, still had its iron rings. ';

/** Given content with everything in it; `repeats` makes it as long as wished. */
export function sampleArticle(repeats: number): ArticleContent {
  const body = Array.from({ length: repeats }, (_, index): readonly ContentBlock[] => [
    {
      type: 'heading',
      level: 2,
      text: [{ text: ['What came back', 'The cost of waiting', 'A plan for the quay'][index % 3] ?? '' }],
    },
    { type: 'paragraph', text: [{ text: passage.repeat(2) }, { text: 'It was enough.', isEmphasis: true }] },
    {
      type: 'list',
      isOrdered: index % 2 === 1,
      items: [
        {
          text: [{ text: 'Repair the iron rings', isStrong: true }, { text: ' before the winter storms.' }],
          children: [],
        },
        { text: [{ text: 'Let the fishermen set the hours.' }], children: [] },
        { text: [{ text: 'Keep the fence where children play.' }], isChecked: true, children: [] },
      ],
    },
    { type: 'paragraph', text: [{ text: passage.repeat(3) }] },
    {
      type: 'table',
      table: {
        head: [[{ text: 'Quay' }], [{ text: 'Boats' }], [{ text: 'Depth, m' }]],
        rows: [
          [[{ text: 'North' }], [{ text: '14' }], [{ text: '4.2' }]],
          [[{ text: 'Old harbour' }], [{ text: '31' }], [{ text: '6.8' }]],
        ],
        alignment: ['left', 'right', 'right'],
      },
    },
    { type: 'heading', level: 3, text: [{ text: 'What the pilots say' }] },
    { type: 'quote', text: [{ text: 'The tide does not read the timetable.' }], by: 'Joana Reis, pilot' },
    { type: 'paragraph', text: [{ text: passage }] },
  ]).flat();
  return {
    kind: 'article',
    organisation: 'Harbour Review',
    runningTitle: 'Report',
    date: '2026-11-21',
    title: 'The boats that came back',
    lead: [{ text: 'How a closed harbour opened itself, and what a city can learn from letting it.' }],
    blocks: body,
  };
}
