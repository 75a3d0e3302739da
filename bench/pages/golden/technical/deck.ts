import type { Brief } from '../../../../src/domain/document/brief.ts';

/** A review in four sheets: what was changed, what came of it, what is to be decided. */
export const brief: Brief = {
  title: 'Decide at the edge',
  language: 'en-GB',
  look: {
    format: 'slides-16x9',
    orientation: 'portrait',
    direction: 'technical',
    theme: 'light',
    tokens: {},
    seed: 4,
  },
  content: {
    kind: 'pitch-deck',
    organisation: 'Control platform group, Tellus Water',
    runningTitle: 'TW-CP-118',
    date: '2026-05-20',
    slides: [
      {
        layout: 'title',
        label: '',
        notes: '',
        title: 'Decide at the edge',
        subtitle: 'How moving one queue cut the slowest valve commands from 412 to 38 milliseconds',
        chart: {
          kind: 'parts',
          title: '',
          note: '',
          unit: 'ms',
          labels: ['before', 'after'],
          series: [
            { name: 'radio', values: [44, null] },
            { name: 'region', values: [72, null] },
            { name: 'core queue', values: [168, null] },
            { name: 'region', values: [72, null] },
            { name: 'radio', values: [56, null] },
            { name: 'station queue and local radio', values: [null, 38] },
          ],
          marked: ['after'],
        },
      },
      {
        layout: 'points',
        label: '',
        notes: '',
        title: 'Three changes took the core out of the loop',
        points: [
          {
            title: 'Queue beside the valve',
            text: [{ text: 'Each station holds its own commands and acts when the link is down.' }],
            diagram: {
              kind: 'flow',
              links: [
                { from: 'core', to: 'queue', isReturn: true },
                { from: 'queue', to: 'valve' },
              ],
            },
          },
          {
            title: 'Rules travel, data waits',
            text: [{ text: 'The core sends policy once an hour, and no longer answers each reading.' }],
            diagram: {
              kind: 'flow',
              links: [
                { from: 'core', to: 'station', words: 'policy, 1/h' },
                { from: 'station', to: 'core', words: 'log, nightly', isReturn: true },
              ],
            },
          },
          {
            title: 'Two clocks must agree',
            text: [{ text: 'A command runs only if station and gateway differ by under 5 ms.' }],
            diagram: { kind: 'flow', links: [{ from: 'station', to: 'gateway', words: 'under 5 ms' }] },
          },
        ],
      },
      {
        layout: 'chart',
        label: '',
        notes: '',
        title: 'Ten weeks inside the 50 ms limit',
        chart: {
          kind: 'step',
          title: '',
          note: 'p99 command latency by week, ms',
          labels: [
            '1',
            '2',
            '3',
            '4',
            '5',
            '6',
            '7',
            '8',
            '9',
            '10',
            '11',
            '12',
            '13',
            '14',
            '15',
            '16',
            '17',
            '18',
            '19',
            '20',
            '21',
            '22',
            '23',
            '24',
          ],
          series: [
            {
              name: 'p99',
              values: [
                418, 405, 422, 411, 398, 409, 415, 412, 236, 214, 221, 208, 197, 61, 49, 46, 44, 47, 43, 41,
                42, 40, 39, 38,
              ],
            },
          ],
          goal: { value: 50, label: 'limit 50' },
          events: [
            { before: '9', label: 'Local queue on' },
            { before: '14', label: 'Hourly policy replaces polling' },
          ],
        },
        takeaway: '',
        figure: {
          value: '38',
          unit: 'ms',
          label: 'slowest 1 in 100 commands, week 24, across 14 pilot stations',
        },
      },
      {
        layout: 'text',
        label: '',
        notes: '',
        title: 'Approve the other thirty-one stations',
        blocks: [
          {
            type: 'paragraph',
            text: [
              {
                text: 'Cost is £212,000, mostly gateways. The old queue stays warm until December as the way back.',
              },
            ],
          },
          {
            type: 'table',
            table: {
              head: [[{ text: 'step' }], [{ text: 'work' }], [{ text: 'owner' }], [{ text: 'complete' }]],
              rows: [
                [
                  [{ text: '1' }],
                  [{ text: 'Fit gateways, northern district, 17 stations' }],
                  [{ text: 'Field team' }],
                  [{ text: '2026-07-31' }],
                ],
                [
                  [{ text: '2' }],
                  [{ text: 'Fit gateways, southern district, 14 stations' }],
                  [{ text: 'Field team' }],
                  [{ text: '2026-09-18' }],
                ],
                [
                  [{ text: '3' }],
                  [{ text: 'Retire the core queue' }],
                  [{ text: 'Platform' }],
                  [{ text: '2026-12-11' }],
                ],
              ],
              alignment: ['left', 'left', 'left', 'right'],
            },
          },
          {
            type: 'definitions',
            entries: [
              { title: [{ text: 'decision wanted' }], text: [{ text: 'This meeting, by show of hands' }] },
              { title: [{ text: 'questions' }], text: [{ text: 'ines.okafor@telluswater.example' }] },
              { title: [{ text: 'call' }], text: [{ text: '0161 496 0118' }] },
            ],
          },
        ],
      },
    ],
  },
};
