import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import { artDirections } from '../kit/choices.ts';
import { layOutContent } from './lay-out-content.ts';
import { type Sample, sampleContent } from './sample-contents.ts';
import { withoutKept } from './short-paper/laid-out.test-data.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', text });

const sender = 'Elena Park\nEugene, Oregon';
const recipient = 'Ms. Alvarez, Cascade Trails Association';
const date = 'March 1, 2027';
const body = [
  'Dear Ms. Alvarez,',
  'I would like to help.',
  'I can start in June.',
  'Sincerely,',
  'Elena Park',
];

function pageOf(
  texts: readonly string[],
  direction: (typeof artDirections)[number] = 'swiss',
  lead?: string,
  kind?: string,
) {
  const sample: Sample = {
    head: {},
    ...(kind !== undefined && { kind }),
    pages: [
      {
        layout: 'article',
        title: 'Application as coordinator',
        ...(lead !== undefined && { lead }),
        blocks: texts.map(paragraph),
      },
    ],
  };
  const { pages } = layOutContent(sampleContent(sample, { direction }));
  const html = pages.flatMap(({ blocks }) => blocks.map((each) => each.html)).join('');
  return { className: pages[0]?.className ?? '', html };
}

const places = (html: string): readonly string[] =>
  [...html.matchAll(/class="letter-(sender|recipient|date|subject)"/g)].map(([, name = '']) => name);

describe('a letter', () => {
  it('has sender, recipient and date above its subject, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = pageOf([sender, recipient, date, ...body], direction);
      expect(className, direction).toContain('is-letter');
      expect(places(html), direction).toEqual(['sender', 'recipient', 'date', 'subject']);
      expect(html, direction).not.toContain('<svg');
    }
  });

  it('keeps every text once, with its field', () => {
    const { html } = pageOf([sender, recipient, date, ...body]);
    for (const text of [recipient, date, ...body.slice(0, 4)])
      expect(withoutKept(html).split(text)).toHaveLength(2);
    expect(html).toMatch(/class="letter-recipient" data-id="[^"]+" data-field="text"/);
  });

  it.each([
    ['a sender alone', [sender], ['sender', 'subject']],
    ['a recipient without a date', [sender, recipient], ['sender', 'recipient', 'subject']],
    ['a date without a recipient', [sender, '1. März 2027'], ['sender', 'date', 'subject']],
  ])('accepts %s', (_, head, expected) => {
    expect(places(pageOf([...head, ...body]).html)).toEqual(expected);
  });

  it.each(['letter', 'Cover letter', 'letter of application'])(
    'has a one-line sender if its kind is %s',
    (kind) => {
      const texts = ['Ana Ruiz, Flat 12', recipient, date, ...body];
      expect(places(pageOf(texts, 'swiss', undefined, kind).html)).toEqual([
        'sender',
        'recipient',
        'date',
        'subject',
      ]);
      const undated = ['Ana Ruiz, Flat 12', recipient, ...body];
      expect(places(pageOf(undated, 'swiss', undefined, kind).html)).toEqual([
        'sender',
        'recipient',
        'subject',
      ]);
      expect(places(pageOf(undated, 'swiss', undefined, 'newsletter').html)).toEqual([]);
      expect(places(pageOf(['Ana Ruiz, Flat 12', ...body], 'swiss', undefined, kind).html)).toEqual([]);
    },
  );

  it('is detected by sender, recipient and date, for any kind name', () => {
    const texts = ['Ana Ruiz, Flat 12', recipient, date, ...body];
    for (const kind of [undefined, 'cancellation', 'thank-you'])
      expect(places(pageOf(texts, 'swiss', undefined, kind).html)).toEqual([
        'sender',
        'recipient',
        'date',
        'subject',
      ]);
  });

  it('has space for a signature above a typed name', () => {
    expect(pageOf([sender, ...body]).className).toContain('is-signed');
    const unsigned = [sender, ...body.slice(0, 3), 'One more sentence that goes on. '.repeat(5)];
    expect(pageOf(unsigned).className).not.toContain('is-signed');
  });
});

it.each([
  ['a text that begins with a salutation', body],
  [
    'a report',
    ['The first frost came on 4 October.', 'It was early.', 'The quinces were still on the trees.'],
  ],
  ['a notice with a list to come', ['The shop is closed on Friday.', 'Please bring:', 'A bag.', 'A pen.']],
  ['an announcement', ['Clubhouse, Elm Park', 'We have won!', 'Come on Friday.', 'There is cake.']],
  ['a long first paragraph', ['A sentence of many words. '.repeat(12), ...body]],
])('is not detected in %s', (_, texts) => {
  expect(pageOf(texts).className).not.toContain('is-letter');
});

it('is not detected in a text with an introduction', () => {
  expect(pageOf([sender, ...body], 'swiss', 'What we saw.').className).not.toContain('is-letter');
});
