import { describe, expect, it } from 'vitest';
import { findMissing, findUnused } from './find-faults.mjs';
import { findLiterals } from './find-literals.mjs';

const textsOf = (code: string) => findLiterals('planted.tsx', code).map(({ text }) => text);

describe('findLiterals', () => {
  it.each([
    ['text of an element', '<p>Delete it</p>', 'Delete it'],
    ['a single word', '<b>Delete</b>', 'Delete'],
    ['an attribute', '<button aria-label="Delete" />', 'Delete'],
    ['a choice in an attribute', "<i title={isOn ? 'Pause' : go} />", 'Pause'],
    ['a property that is shown', "show({ title: 'Saved' })", 'Saved'],
    ['a sentence anywhere', "fail('The file is too large.')", 'The file is too large.'],
    ['a template', 'tell(`You have $' + '{count} files`)', 'You have … files'],
  ])('finds %s', (_name, code, text) => {
    expect(textsOf(`const x = ${code};`)).toEqual([text]);
  });

  it.each([
    ['class names', '<p className="Some classes here" />'],
    ['messages', '<p title={t.title}>{t.text}</p>'],
    ['the name of the product', '<b>Octavo</b>'],
    ['errors for developers', "new Error('The page has no root.')"],
    ['words that are code', '<p title={kind === \'pro\' ? t.pro : t.basic} data-kind="pro" />'],
    ['names of messages', "({ text: 'sourceText' })"],
    ['placeholders that are filled in later', "({ title: '%template_title%' })"],
    ['signs', '<p>• {count} / 3</p>'],
  ])('accepts %s', (_name, code) => {
    expect(textsOf(`const x = ${code};`)).toEqual([]);
  });

  it('tells the line', () => {
    expect(findLiterals('planted.tsx', 'const a = 1;\n\nconst x = <p>Hello</p>;')).toEqual([
      { line: 3, text: 'Hello' },
    ]);
  });
});

const english = [
  { language: 'en', area: 'list', messages: { title: 'List', files: { one: '1', other: '#' } } },
];
const inPolish = (messages: Record<string, unknown>) =>
  findMissing({ english, others: [{ language: 'pl', area: 'list', messages }] });

describe('findMissing', () => {
  it('accepts a complete translation', () => {
    expect(inPolish({ title: 'Lista', files: { one: '1', few: '#', many: '#', other: '#' } })).toEqual([]);
  });

  it('finds messages that are missing, empty, left over or of another form', () => {
    expect(inPolish({ title: ' ', files: 'pliki', old: 'stare' })).toEqual([
      'pl/list.title is missing',
      'pl/list.files is a text, and a plural in English',
      'pl/list.old is not in English',
    ]);
  });

  it('finds plural forms that the language needs', () => {
    expect(inPolish({ title: 'Lista', files: { one: '1', other: '#' } })).toEqual([
      "pl/list.files lacks the form 'many'",
      "pl/list.files lacks the form 'few'",
    ]);
  });
});

describe('findUnused', () => {
  it('finds messages that no file with their area names', () => {
    expect(findUnused(english, ["words('list').title; x.files", "words('other').files"])).toEqual([]);
    expect(findUnused(english, ["words('list').title", "words('other').files"])).toEqual([
      'list.files is not used',
    ]);
  });
});
