import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignIds } from '../content/assign-ids.ts';
import type { Block } from '../content/blocks/blocks.ts';
import type { DocumentContent, PageOf } from '../content/document-content.ts';
import { applyOperations } from '../content/edit/apply-operations.ts';
import { readContent } from '../content/lenient/read-content.ts';
import { fillSender, gapNames } from './fill-sender.ts';
import { findSender } from './find-sender.ts';
import { fieldsOfGap } from './gap-fields.ts';
import { noSender, type Sender } from './sender.ts';
import { senderOperations } from './sender-operations.ts';

const mira: Sender = {
  name: 'Mira Quist',
  organization: 'Quist & Sons',
  address: '12 Oak Lane\nBristol BS1 4DJ',
  email: 'mira@quist.example',
  phone: '+44 117 496 0123',
  website: 'quist.example',
  tax_number: 'VAT GB123 456 789',
  bank: 'IBAN: GB33 BUKB 2020 1555 5555 55\nBIC: BUKBGB22',
};

function contentOf(page: object, kind = 'invoice'): DocumentContent {
  const { content } = readContent(
    { title: 'A page', kind, language: 'en', pages: [page] },
    { today: '2026-03-02' },
  );
  if (!content) throw new Error('No content');
  return assignIds(content);
}

const invoice = (fields: object = {}): DocumentContent =>
  contentOf({
    layout: 'invoice',
    title: 'Invoice',
    number: '[[Number]]',
    issued: '2026-03-02',
    due: 14,
    currency: 'GBP',
    from: { name: '[[Name]]', lines: [] },
    to: { name: 'Acme', lines: ['[[Your address]]'] },
    lines: [{ description: 'Design', quantity: 1, rate: 100 }],
    payment: [{ label: 'Bank details', value: '[[Bank details]]' }],
    ...fields,
  });
const billOf = (content: DocumentContent): PageOf<'invoice'> => content.pages[0] as PageOf<'invoice'>;

const letter = (...texts: string[]): DocumentContent =>
  contentOf(
    { layout: 'article', title: 'Your offer', blocks: texts.map((text) => ({ type: 'paragraph', text })) },
    'letter',
  );
const textsOf = (content: DocumentContent): readonly string[] =>
  (content.pages[0] as PageOf<'article'>).blocks.map((block: Block) =>
    block.type === 'paragraph' ? block.text : '',
  );

describe('on a bill', () => {
  it('fills the issuer and the account, and nothing of the recipient', () => {
    const filled = billOf(fillSender(invoice(), mira));
    expect(filled.from).toEqual({
      name: 'Quist & Sons',
      lines: [
        'Mira Quist',
        '12 Oak Lane',
        'Bristol BS1 4DJ',
        'mira@quist.example',
        '+44 117 496 0123',
        'quist.example',
        'VAT GB123 456 789',
      ],
    });
    expect(filled.payment).toEqual([
      { label: 'IBAN', value: 'GB33 BUKB 2020 1555 5555 55' },
      { label: 'BIC', value: 'BUKBGB22' },
    ]);
    expect(filled.to).toEqual({ name: 'Acme', lines: ['[[Your address]]'] });
    expect(filled.number).toBe('[[Number]]');
  });

  it('keeps what is stated', () => {
    const given = invoice({
      from: { name: '[[Name]]', lines: ['1 Other Street'] },
      payment: [
        { label: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' },
        { label: 'BIC', value: '[[BIC]]' },
      ],
    });
    const filled = billOf(fillSender(given, mira));
    expect(filled.from.lines).toEqual(['1 Other Street']);
    expect(filled.payment).toEqual([
      { label: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' },
      { label: 'BIC', value: 'BUKBGB22' },
    ]);
  });

  it("leaves another sender's bill alone", () => {
    const given = invoice({ from: { name: 'Globex Ltd', lines: ['[[Address]]'] } });
    expect(fillSender(given, mira)).toBe(given);
  });

  it('completes the bill of the same sender', () => {
    const given = invoice({ from: { name: 'Quist & Sons', lines: ['[[Address]]', '[[Tax number]]'] } });
    expect(billOf(fillSender(given, mira)).from.lines).toContain('12 Oak Lane');
  });

  it('prints an account without labels as it was typed', () => {
    const filled = billOf(fillSender(invoice(), { ...mira, bank: 'Postbank, 20 10 50, 1234 5678' }));
    expect(filled.payment).toEqual([{ label: 'Bank details', value: 'Postbank, 20 10 50, 1234 5678' }]);
  });
});

describe('in a letter', () => {
  const open = letter(
    '[[Name]]\n[[Address]]',
    '[[Name]]\nAcme',
    'March 2, 2026',
    'Dear Ann,',
    'Hello.',
    'Kind regards\n[[Name]]',
  );

  it('fills the sender and the signature, and not the recipient', () => {
    const texts = textsOf(fillSender(open, mira));
    expect(texts[0]?.split('\n').slice(0, 3)).toEqual(['Mira Quist', 'Quist & Sons', '12 Oak Lane']);
    expect(texts[1]).toBe('[[Name]]\nAcme');
    expect(texts.at(-1)).toBe('Kind regards\nMira Quist');
  });

  it('keeps unchanged blocks as they are', () => {
    const filled = fillSender(open, mira);
    const [before, after] = [open, filled].map(({ pages }) => (pages[0] as PageOf<'article'>).blocks);
    expect(after?.[1]).toBe(before?.[1]);
  });
});

it.each([
  ['Your name', ['name']],
  ['Ihre Adresse', ['address']],
  ['Votre numéro de téléphone', ['phone']],
  ['Tu correo electrónico', ['email']],
  ['您的地址', ['address']],
  ['あなたの名前', ['name']],
  ['IBAN', ['bank']],
  ['USt-IdNr.', ['tax_number']],
  ['Your name, phone', ['name', 'phone']],
  ['Name', []],
  ['Date', []],
  ["Your child's name", []],
])('anywhere, %s asks for %j', (name, fields) => {
  expect(fieldsOfGap(name, false)).toEqual(fields);
});

it.each([
  ['Name', ['name']],
  ['Straße, Ort', ['address']],
  ['Imię i nazwisko', ['name']],
  ['Anschrift', ['address']],
  ['Invoice number', []],
])('at the sender, %s asks for %j', (name, fields) => {
  expect(fieldsOfGap(name, true)).toEqual(fields);
});

it('leaves an empty form to its readers', () => {
  const form = contentOf(
    { layout: 'article', title: 'Sign up', blocks: [{ type: 'paragraph', text: '[[Your name]]' }] },
    'form',
  );
  expect(fillSender(form, mira)).toBe(form);
});

it('gives operations with the same result, and names what they fill', () => {
  for (const content of [
    invoice(),
    letter('[[Name]]\n[[Address]]', 'Acme', 'March 2, 2026', 'Dear Ann,', 'Hello.'),
  ]) {
    const { operations, filled } = senderOperations(content, mira);
    expect(applyOperations(content, operations).content).toEqual(fillSender(content, mira));
    expect(filled.length).toBeGreaterThan(1);
    expect(senderOperations(applyOperations(content, operations).content, mira).operations).toEqual([]);
  }
});

it('reads back what it filled in', () => {
  expect(findSender(fillSender(invoice(), { ...mira, name: '' }))).toEqual({ ...mira, name: '' });
  expect(findSender(invoice())).toBeNull();
});

it('fills any detail as typed, and never adds a placeholder', () => {
  const detail = fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const sender = fc.record({
    name: detail,
    organization: detail,
    address: detail,
    email: detail,
    phone: detail,
    website: detail,
    tax_number: detail,
    bank: detail,
  });
  fc.assert(
    fc.property(sender, (own) => {
      const before = invoice();
      const after = fillSender(before, own);
      expect(gapNames(after).every((name) => gapNames(before).includes(name))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('does nothing for an account without details', () => {
  const content = invoice();
  expect(fillSender(content, noSender)).toBe(content);
});
