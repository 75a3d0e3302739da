import type { Brief } from '../../../../src/domain/document/brief.ts';

/** An offer on one page: what the client gets, what it costs, how long it takes, where to sign. */
export const brief: Brief = {
  title: 'Proposal: flood-resilience survey',
  language: 'en-GB',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'corporate',
    theme: 'light',
    tokens: {},
    seed: 11,
  },
  content: {
    kind: 'article',
    organisation: 'Alder Wren Engineers',
    runningTitle: '',
    date: '',
    title: 'Flood-resilience survey for Northmoor Housing',
    lead: [
      {
        text: 'We will survey 214 homes along the Ouse Beck, model the water you should plan for, and give you a costed, ranked list of works before the winter programme is set.',
      },
    ],
    blocks: [
      {
        type: 'definitions',
        entries: [
          { title: [{ text: 'For' }], text: [{ text: 'Priya Nandakumar' }] },
          { title: [{ text: 'From' }], text: [{ text: 'Tom Wren' }] },
          { title: [{ text: 'Date' }], text: [{ text: '4 May' }] },
          { title: [{ text: 'Valid' }], text: [{ text: '60 days' }] },
        ],
      },
      { type: 'heading', level: 2, text: [{ text: 'What you will have at the end' }] },
      {
        type: 'cards',
        cards: [
          {
            title: [{ text: 'A risk rating for every home' }],
            blocks: [
              {
                type: 'paragraph',
                text: [
                  { text: 'Threshold levels, entry points and likely depth, in your asset system’s format.' },
                ],
              },
            ],
          },
          {
            title: [{ text: 'A model you can reuse' }],
            blocks: [
              {
                type: 'paragraph',
                text: [
                  { text: 'Three rainfall cases, handed over with inputs and a two-hour training session.' },
                ],
              },
            ],
          },
          {
            title: [{ text: 'A ranked works list' }],
            blocks: [
              {
                type: 'paragraph',
                text: [{ text: 'Cost, benefit and disruption for each option, ready for the board paper.' }],
              },
            ],
          },
        ],
      },
      { type: 'heading', level: 2, text: [{ text: 'Budget' }] },
      {
        type: 'table',
        table: {
          head: [[{ text: 'Stage' }], [{ text: 'Days' }], [{ text: 'Rate, £' }], [{ text: 'Amount, £' }]],
          rows: [
            [
              [{ text: 'Desk study and flood records' }],
              [{ text: '6' }],
              [{ text: '720' }],
              [{ text: '4,320' }],
            ],
            [[{ text: 'Site survey, 214 homes' }], [{ text: '18' }], [{ text: '680' }], [{ text: '12,240' }]],
            [[{ text: 'Hydraulic model' }], [{ text: '11' }], [{ text: '780' }], [{ text: '8,580' }]],
            [[{ text: 'Options and costing' }], [{ text: '8' }], [{ text: '780' }], [{ text: '6,240' }]],
            [
              [{ text: 'Report and residents’ workshop' }],
              [{ text: '5' }],
              [{ text: '780' }],
              [{ text: '3,900' }],
            ],
            [[{ text: 'Travel, levelling equipment and printing, at cost' }], [], [], [{ text: '1,720' }]],
          ],
          foot: [
            [[{ text: 'VAT at 20%' }], [], [], [{ text: '7,400' }]],
            [[{ text: 'Fixed price' }], [{ text: '48' }], [], [{ text: '44,400' }]],
          ],
          alignment: ['left', 'right', 'right', 'right'],
        },
      },
      { type: 'heading', level: 2, text: [{ text: 'Twelve weeks from instruction' }] },
      {
        type: 'chart',
        chart: {
          kind: 'gantt',
          title: '',
          note: '',
          labels: ['Desk study', 'Site survey', 'Hydraulic model', 'Options, costing', 'Report, workshop'],
          series: [
            { name: 'start', values: [0, 1, 5, 7, 9] },
            { name: 'end', values: [2, 6, 8, 10, 12] },
          ],
          marked: ['Report, workshop'],
          events: [
            { before: 'Site survey', label: 'Survey data issued' },
            { before: 'Options, costing', label: 'Options agreed' },
          ],
        },
      },
      {
        type: 'columns',
        columns: [
          [
            {
              type: 'paragraph',
              text: [
                {
                  text: 'To accept, sign and return this page. Half is invoiced at instruction, half on the final report.',
                },
              ],
            },
          ],
          [{ type: 'signatures', signatures: [{ name: 'Signed for Northmoor Housing' }, { name: 'Date' }] }],
        ],
      },
    ],
  },
};
