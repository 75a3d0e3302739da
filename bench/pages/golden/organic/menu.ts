import type { Brief, ContentBlock, RichText } from '../../../../src/domain/document/brief.ts';

const plain = (text: string): RichText => [{ text }];

/** Name, price, note, and a mark for what is free of meat. */
type Dish = readonly [name: string, price: string, note?: string | undefined, mark?: 'v' | 'vg'];

function course(title: string, dishes: readonly Dish[]): readonly ContentBlock[] {
  return [
    { type: 'heading', level: 2, text: plain(title) },
    {
      type: 'table',
      table: {
        head: [plain('Dish'), plain('Price')],
        rows: dishes.map(([name, price, note, mark]) => [
          [
            { text: name },
            ...(mark ? [{ text: '\u00a0' }, { text: mark, isStrong: true }] : []),
            ...(note ? [{ text: '\n' }, { text: note, isEmphasis: true }] : []),
          ],
          plain(price),
        ]),
        alignment: ['left', 'right'],
      },
    },
  ];
}

/** Four courses in two columns under one bough. */
export const brief: Brief = {
  title: 'Quince, autumn menu',
  language: 'en-GB',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'organic',
    theme: 'light',
    tokens: {},
    seed: 14,
  },
  content: {
    kind: 'article',
    organisation: 'Autumn menu',
    runningTitle: 'October and November',
    date: '',
    title: 'Quince',
    lead: plain('A small dining room with a wood oven and an old tree in the yard'),
    blocks: [
      ...course('To begin', [
        ['Sourdough and cultured butter', '4.5', 'Baked at six each morning', 'v'],
        ['Pickled quince, goat’s curd', '9', 'Walnuts, bitter leaves, rapeseed oil', 'v'],
        ['Smoked eel on rye', '11.5', 'Beetroot, fresh horseradish'],
        ['Leeks vinaigrette', '9.5', 'Soft egg, toasted hazelnuts', 'v'],
      ]),
      ...course('From the oven', [
        ['Half chicken', '22', 'Brown-bread sauce, sorrel, its own juices'],
        ['Whole plaice on the bone', '26', 'Seaweed butter, capers'],
        ['Hispi cabbage', '16', 'White miso, toasted seeds, apple', 'vg'],
        ['Lamb shoulder for two', '44', 'Eight hours with quince and bay'],
      ]),
      ...course('From the garden', [
        ['Charred carrots', '7', 'Labneh, dill, caraway', 'v'],
        ['New potatoes, lovage butter', '6', 'Boiled in their skins', 'v'],
        ['Bitter leaves, mustard', '5.5', undefined, 'vg'],
      ]),
      ...course('To finish', [
        ['Quince and almond tart', '9', 'Crème fraîche', 'v'],
        ['Brown-butter ice cream', '7', 'Honeycomb, sea salt', 'v'],
        ['Ewe’s-milk cheese, oatcakes', '10.5'],
      ]),
      {
        type: 'callout',
        tone: 'important',
        title: plain('The weekday lunch'),
        blocks: [
          {
            type: 'columns',
            columns: [
              [
                {
                  type: 'paragraph',
                  text: [
                    { text: 'Two courses 21, three 26', isStrong: true },
                    {
                      text: '\nWednesday to Friday, noon to 2.30. Whatever the oven is best at that day.',
                    },
                  ],
                },
              ],
              [
                {
                  type: 'paragraph',
                  text: [
                    { text: 'By the glass, from 6', isStrong: true },
                    { text: '\nDry cider from the yard, and five growers we buy from every year.' },
                  ],
                },
              ],
            ],
          },
        ],
      },
      {
        type: 'columns',
        columns: [
          [
            {
              type: 'paragraph',
              text: plain('v vegetarian, vg vegan. Please tell us about allergies before you order.'),
            },
          ],
          [{ type: 'paragraph', text: plain('14 Weir Street · 01632 960 148') }],
        ],
      },
    ],
  },
};
