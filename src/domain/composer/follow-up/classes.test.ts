import { describe, expect, it } from 'vitest';
import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import { type FollowUpReading, readFollowUp } from '../../reader/read-prompt.ts';
import { answerFollowUp } from './answer-follow-up.ts';

/*
 * Follow-ups that people commonly ask for, in several phrasings each. Those that need no model are done; the others say
 * what they need and change nothing.
 */

const contentOf = (format: 'a4' | 'slides-16x9', ...pages: Page[]): DocumentContent =>
  assignIds({
    schema: 1,
    title: 'Fixture',
    language: 'en-GB',
    head: {},
    look: {
      format,
      orientation: format === 'a4' ? 'portrait' : 'landscape',
      direction: 'swiss',
      theme: 'light',
      tokens: {},
      seed: 1,
    },
    pages,
  });

const documents = {
  bill: contentOf('a4', {
    layout: 'invoice',
    title: 'Invoice',
    number: '7',
    issued: '2026-11-02',
    due: 14,
    currency: 'GBP',
    from: { name: 'Fenn Upholstery', lines: [] },
    to: { name: 'Ivo Marsh', lines: [] },
    lines: [
      { description: 'Oak stools', quantity: 4, rate: 60 },
      { description: 'Fitting', quantity: 1, rate: 150 },
    ],
    payment: [{ label: 'Bank details', value: '[[Bank details]]' }],
  }),
  flyer: contentOf('a4', {
    layout: 'flyer',
    title: 'Quay Street Party',
    facts: [
      { label: 'When', value: 'Saturday 20 June 2026, 2 pm to 8 pm' },
      { label: 'Where', value: 'Quay Street' },
    ],
    points: [
      { title: 'Live music', text: '' },
      { title: 'Food trucks', text: '' },
      { title: 'Free entry', text: '' },
    ],
  }),
  letter: contentOf('a4', {
    layout: 'article',
    title: 'Repair of the window',
    blocks: [{ type: 'paragraph', text: 'Please repair the window in the kitchen.' }],
  }),
  prices: contentOf('a4', {
    layout: 'article',
    title: 'Hire of boats',
    blocks: [
      {
        type: 'table',
        table: {
          head: ['', ''],
          rows: [
            ['**Rowing boat**', '9.50'],
            ['**Canoe**', '12'],
          ],
        },
      },
      { type: 'paragraph', text: 'Fenn Quay' },
    ],
  }),
  report: contentOf('a4', {
    layout: 'article',
    title: 'Sales',
    blocks: [
      {
        type: 'chart',
        chart: {
          title: 'Sales by month',
          labels: ['Jan', 'Feb', 'Mar'],
          series: [{ name: '', values: [40, 55, 71] }],
        },
      },
    ],
  }),
  deck: contentOf(
    'slides-16x9',
    { layout: 'cover', title: 'Rivers' },
    { layout: 'statement', title: 'Rivers carve valleys' },
    { layout: 'statement', title: 'Rivers feed towns' },
    { layout: 'statement', title: 'Rivers flood' },
  ),
} as const;

const leaves = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => leaves(each, `${path}.${name}`))
    : [`${path} = ${String(value)}`];

/** Returns what a request changes, one field per line, and what is said. */
function asked(
  name: keyof typeof documents,
  prompt: string,
  reading?: FollowUpReading,
): { readonly changed: string; readonly said: string; readonly outcome: string } {
  const content = documents[name];
  const question = { prompt, content, targetIds: [], today: '2026-11-29', seed: 5, logo };
  const answer = answerFollowUp({ ...question, ...(reading && { reading }) });
  const said = 'said' in answer ? answer.said : '';
  if (!('operations' in answer)) return { changed: '', said, outcome: answer.outcome };
  const before = new Set(leaves(content.pages, ''));
  const { content: next } = applyOperations(content, answer.operations);
  const changed = [
    ...leaves(next.pages, '').filter((leaf) => !before.has(leaf)),
    ...leaves({ look: next.look, head: next.head, language: next.language }, ''),
  ].join('\n');
  return { changed, said, outcome: answer.outcome };
}

const logo = { source: 'asset:mark', text: 'Logo' };

describe('requests that are done without a model', () => {
  it.each<[keyof typeof documents, string, RegExp]>([
    [
      'bill',
      'one hour of advice at £110 as well',
      /description = Advice\n.*quantity = 1\n.*unit = hour\n.*rate = 110/,
    ],
    [
      'bill',
      'Bitte 3 Stunden Beratung zu £55',
      /description = Beratung\n.*quantity = 3\n.*unit = Stunden\n.*rate = 55/,
    ],
    ['flyer', 'ajoute un concert de jazz à la liste', /title = concert de jazz\n/],
    ['flyer', 'add a tombola to the list', /title = tombola\n/],
    ['flyer', 'añade una tómbola a la lista', /title = tómbola\n/],
  ])('whatever the reader makes of it: %s: %s', (name, prompt, wanted) => {
    for (const label of ['new', 'old', 'target'] as const)
      for (const intent of ['value', 'rename', 'other'] as const) {
        const { language, values } = readFollowUp(prompt);
        const [last] = prompt.match(/\S+ \S+$/u) ?? [''];
        const start = prompt.length - last.length;
        const spans = [{ label, text: last, start, end: prompt.length, confidence: 1, instruction: 0 }];
        const { changed, said } = asked(name, prompt, { language, intent, confidence: 1, spans, values });
        expect(changed, `${label} ${intent} ${said}`).toMatch(wanted);
      }
  });

  it.each<[string, keyof typeof documents, string, RegExp]>([
    ['logo', 'bill', 'put my logo at the top', /head\.logo\.source = asset:mark/],
    ['logo', 'flyer', 'our logo should be in the corner', /head\.logo\.source = asset:mark/],
    ['logo', 'letter', 'the company logo is missing', /head\.logo\.source = asset:mark/],
    ['subject of a picture', 'flyer', 'change the picture to a sailboat', /look\.subject = sailboat/],
    ['subject of a picture', 'flyer', 'add a drawing of a kite', /look\.subject = kite/],
    [
      'row',
      'bill',
      'put in another line, waxing, 3 hours at 28',
      /description = Waxing\n.*quantity = 3\n.*unit = hours\n.*rate = 28/,
    ],
    [
      'row',
      'bill',
      'one hour of advice at £110 as well',
      /description = Advice\n.*quantity = 1\n.*unit = hour\n.*rate = 110/,
    ],
    ['row', 'bill', 'add polishing for 45', /description = Polishing\n.*quantity = 1\n.*rate = 45/],
    ['row', 'flyer', 'also mention a tombola', /title = tombola/],
    ['row', 'prices', 'add pedal boat 15', /rows\.2\.0 = \*\*Pedal boat\*\*\n.*rows\.2\.1 = 15\n/],
    [
      'row',
      'prices',
      'add a boat: pedal boat for £15',
      /rows\.2\.0 = \*\*Pedal boat\*\*\n.*rows\.2\.1 = £15\n/,
    ],
    [
      'row',
      'prices',
      'füge hinzu: Tretboot 7,50 €',
      /rows\.2\.0 = \*\*Tretboot\*\*\n.*rows\.2\.1 = 7,50 €\n/,
    ],
    ['row', 'prices', 'add a note: closed on 24 December', /text = .*losed on 24 December/],
    ['row', 'flyer', 'ajoute un concert de jazz à la liste', /title = concert de jazz\n/],
    ['number of a bill', 'bill', 'use invoice no. 90', /number = 90/],
    ['number of a bill', 'bill', 'the invoice number is 2026-31', /number = 2026-31/],
    [
      'bank details',
      'bill',
      'please pay to Fenn Upholstery, sort code 20-11-33, account 12345678',
      /payment\.0\.value = Fenn Upholstery, sort code 20-11-33, account 12345678/,
    ],
    ['bank details', 'bill', 'we accept payment by card', /note = We accept payment by card\./],
    ['date', 'flyer', 'move it to Sunday 21 June', /value = Sunday 21 June, 2 pm to 8 pm/],
    ['date', 'flyer', 'verschiebe es auf den 27. Juni', /value = 27\. Juni, 2 pm to 8 pm/],
    ['date', 'bill', 'due date 20 December', /due = 2026-12-20/],
    ['date', 'bill', 'due date 10 January', /due = 2027-01-10/],
    ['time', 'flyer', 'it starts at 3 pm instead of 2', /value = Saturday 20 June 2026, 3 pm to 8 pm/],
    ['time', 'flyer', 'it ends at 9 pm instead of 8', /value = Saturday 20 June 2026, 2 pm to 9 pm/],
    ['duration', 'bill', 'change 14 days to 30 days', /due = 30/],
    ['duration', 'bill', 'give them three weeks to pay', /due = 21/],
    ['move', 'flyer', 'put the food trucks first', /points\.0\.title = Food trucks/],
    ['move', 'deck', 'swap slides 2 and 3', /\.1\.title = Rivers feed towns/],
    ['quantity', 'bill', 'make it 6 stools', /lines\.0\.quantity = 6/],
    ['quantity', 'bill', 'change the quantity of stools to 5', /lines\.0\.quantity = 5/],
    ['discount', 'bill', 'take £20 off', /discounts\.0\.amount = 20/],
    ['discount', 'bill', '5 percent discount on the stools', /lines\.0\.discount = 5/],
    ['tax', 'bill', 'plus VAT at 5 %', /taxes\.0\.label = VAT\n.*percent = 5/],
    ['translate', 'flyer', 'translate it into German', /language = de/],
    ['format', 'flyer', 'landscape please', /orientation = landscape/],
    ['recipient', 'bill', "put the client's name as Iva Marsh", /to\.name = Iva Marsh/],
  ])('%s: %s: %s', (_, name, prompt, wanted) => {
    const { changed, said } = asked(name, prompt);
    expect(changed, said).toMatch(wanted);
  });

  it.each(['undo', 'go back to the previous version', 'undo the last change'])('undo: %s', (prompt) =>
    expect(asked('flyer', prompt).outcome).toBe('undo'),
  );

  it.each(['why is the total 390?', 'warum ist die Summe 390?', 'pourquoi le total est 390 ?'])(
    'the sum of a bill is explained: %s',
    (prompt) =>
      expect(asked('bill', prompt)).toEqual({
        changed: '',
        said: '4 × £60.00 + £150.00 = £390.00',
        outcome: 'refused',
      }),
  );
});

describe('requests that need something say what it is, and change nothing', () => {
  it.each<[string, keyof typeof documents, string, RegExp]>([
    ['attached photo', 'flyer', 'use the photo I attached', /No picture came with your message/],
    ['attached photo', 'flyer', 'add this photo', /No picture came with your message/],
    ['bigger heading', 'flyer', 'make only the heading bigger', /Select words on the page to set their size/],
    ['bigger heading', 'flyer', 'Überschrift größer', /Die Schriftgröße richtet sich/],
    ['tone', 'letter', 'make it friendlier', /needs an AI model/],
    ['tone', 'letter', 'say it in a warmer tone', /needs an AI model/],
    ['shorten', 'letter', 'too long, cut it down', /AI model/],
    ['tax', 'bill', "we don't charge VAT", /no tax on the bill/],
    ['why', 'flyer', 'why did you choose this color?', /needs an AI model/],
  ])('%s: %s: %s', (_, name, prompt, wanted) => {
    const { said, outcome } = asked(name, prompt);
    expect(outcome).toBe('refused');
    expect(said).toMatch(wanted);
  });
});

it.each([
  'payment looks ugly',
  'the bank details are wrong',
  'is payment by card ok?',
  'my bank account is missing',
])('a remark about a part of a bill is never printed on it: %s', (prompt) =>
  expect(asked('bill', prompt).changed).not.toMatch(/note = |payment\.0\.value = /),
);

describe('a question about sources is answered from the page and the prompts', () => {
  const invitation = contentOf('a4', {
    layout: 'flyer',
    title: 'Quay Street Party',
    facts: [
      { label: 'When', value: 'Saturday 20 June 2026, 2 pm to 8 pm' },
      { label: 'Where', value: 'Quay Street' },
      { label: 'Tickets', value: '£9' },
    ],
    points: [{ title: '{{Live music}}', text: '' }],
  });
  const prompts = ['Flyer for a party on Quay Street, 20 June from 2 to 8 pm', 'make it blue'];
  const answer = (prompt: string, content: DocumentContent, said = prompts) =>
    answerFollowUp({ prompt, content, targetIds: [], today: '2026-11-29', seed: 5, logo, prompts: said });

  it.each<[string, RegExp]>([
    ['What are the sources of these facts?', /^None of the facts were looked up: .*from your prompts/],
    ['where do these facts come from', /from your prompts/],
    ['did you make up the price?', /from your prompts/],
    ['Was sind die Quellen dieser Fakten?', /aus Ihren Prompts/],
    ['Quelles sont les sources de ces faits ?', /de vos prompts/],
    ['¿Cuáles son las fuentes de estos datos?', /de tus peticiones/],
    ['Quali sono le fonti di questi dati?', /dalle tue richieste/],
    ['Quais são as fontes desses dados?', /dos seus pedidos/],
    ['Wat zijn de bronnen van deze feiten?', /uit uw prompts/],
    ['Jakie są źródła tych faktów?', /z Twoich poleceń/],
    ['これらの事実の出典は何ですか？', /あなたの指示から/],
    ['这些事实的来源是什么？', /来自你的提示/],
    ['ما مصادر هذه الحقائق؟', /من طلباتك/],
  ])('%s', (prompt, wanted) => {
    const found = answer(prompt, invitation);
    expect(found.outcome).toBe('refused');
    const said = 'said' in found ? found.said : '';
    expect(said).toMatch(wanted);
    const [before = '', after = ''] = said.split('Live music');
    // What the prompts state is listed before the sample text; the price that no prompt states, after it.
    expect(before).toContain('Quay Street');
    expect(before).toContain('Saturday 20 June 2026, 2 pm to 8 pm');
    expect(before).not.toContain('£9');
    expect(after).toContain('£9');
    expect(said.match(/[.。]\s*$/g)).toHaveLength(1);
  });

  it('names the sum and the due date of a bill as computed', () =>
    expect(
      answer('What are the sources of these figures?', documents.bill, [
        'Invoice 7 from Fenn Upholstery for Ivo Marsh, four oak stools at £60 and fitting for 150, due in 14 days, dated 2 November',
      ]),
    ).toMatchObject({
      said: 'None of the facts were looked up: from your prompts: “7”, “2 November 2026”, “14”, “Fenn Upholstery”, and 4 more; computed: “£390.00” and “16 November 2026”.',
    }));

  it('says that nothing on the page was in the prompts', () =>
    expect(answer('What is the source of the numbers?', documents.report, ['Report on sales'])).toMatchObject(
      {
        said: expect.stringMatching(
          /^None of the facts were looked up: from an older prompt.*“40”, “55”, and “71”\.$/,
        ),
      },
    ));

  it('says so if there are no facts', () =>
    expect(answer('What are the sources?', documents.letter)).toMatchObject({
      said: expect.stringContaining('no figures, dates or names'),
    }));

  it.each(['add a source: Fenn archive 1991', 'rename the title to Where rivers come from'])(
    "a request isn't a question: %s",
    (prompt) => {
      const found = answer(prompt, documents.deck);
      expect('said' in found ? found.said : '').not.toContain('looked up');
    },
  );
});
