import { describe, expect, it } from 'vitest';
import { findCodeGaps, findErrorGaps } from './find-error-gaps.mjs';
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
    ['a list joined as in English', "names.join(', ')", "names.join(', ') (join it with inAList)"],
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

  it('finds placeholders that differ from English', () => {
    const english = [{ language: 'en', area: 'list', messages: { most: 'At most {limit}' } }];
    const others = [{ language: 'pl', area: 'list', messages: { most: 'Najwyżej {number}' } }];
    expect(findMissing({ english, others })).toEqual([
      'pl/list.most lacks the placeholder {limit}',
      'pl/list.most has the unknown placeholder {number}',
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

describe('findErrorGaps', () => {
  const gapsOf = (code: string) => findErrorGaps('planted.ts', code, { keysFull: 'Too many keys' });

  it.each([
    ['a text', "throw new AppError('conflict', 'There are too many keys.');"],
    ['a template', 'throw new RenderError(code, `More than $' + '{limit} pages.`);'],
    ['a choice of texts', "throw new AppError('gone', isOld ? 'Too old.' : told('keysFull'));"],
    ['a text as the default', "throw new AppError('gone', given ?? 'Too old.');"],
  ])('finds an error with %s', (_name, code) => {
    expect(gapsOf(code)).toEqual(['planted.ts:1 has an error without a message in the catalog']);
  });

  it('finds a reason without a message', () => {
    expect(gapsOf("\nthrow new AppError('gone', told('linkExpired'));")).toEqual([
      "planted.ts:2 tells 'linkExpired', which has no message",
    ]);
  });

  it('accepts messages of the catalog, and those for callers of the API', () => {
    expect(
      gapsOf("fail(new AppError('conflict', told('keysFull')), new AppError(code, forCallers('No.')));"),
    ).toEqual([]);
  });

  it('finds an error code without a message', () => {
    expect(findCodeGaps(['gone', 'conflict'], { code_conflict: 'Reload the page.' })).toEqual([
      "the error code 'gone' has no message errors.code_gone",
    ]);
  });
});
