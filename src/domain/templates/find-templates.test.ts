import { describe, expect, it } from 'vitest';
import { createTemplateFinder } from './find-templates.ts';
import { readTemplate, readTemplateHead, TemplateError } from './read-template.ts';
import type { TemplateHead } from './template.ts';

const headOf = (name: string, kind: string, title: string, words: string[] = []): TemplateHead => ({
  name,
  kind,
  title,
  words,
  description: '',
  asks: [],
  list: null,
  samples: [],
  outline: [],
  readers: [],
  language: 'en',
  format: 'a4',
  orientation: 'portrait',
});

const { find } = createTemplateFinder([
  headOf('nurse', 'cv', 'CV of a registered nurse', ['hospital', 'application']),
  headOf('beach', 'packing-list', 'Packing list for the beach', ['sea', 'swim', 'suitcase']),
  headOf('quittung', 'receipt', 'Quittung über einen Betrag', ['Rechnung']),
  headOf('party', 'invitation', 'Invitation to a party', ['guests']),
  headOf('ryokou', 'packing-list', '旅行の持ち物リスト', ['旅行']),
]);

describe('the search for templates', () => {
  it.each([
    ['packing list', 'beach'],
    ['pack', 'beach'],
    ['invittation', 'party'],
    ['resume', 'nurse'],
    ['RÉSUMÉ nurse', 'nurse'],
    ['uber einen betrag', 'quittung'],
    ['vacation packing', 'beach'],
    ['suitcase for my grandmother', 'beach'],
    ['旅行の持ち物', 'ryokou'],
  ])('finds for %j', (query, name) => {
    expect(find(query)[0]).toBe(name);
  });

  it('returns nothing for an empty query', () => {
    for (const query of ['', '  ', '?!', 'xylophone', 'x'.repeat(10_000)]) expect(find(query)).toEqual([]);
  });
});

const markdown = (template: string, body = '# {{title: Party}}'): string =>
  `---\nkind: notice\nlook: { format: letter, orientation: landscape }\n${template}\n---\n\n${body}\n`;

describe('a template', () => {
  it('is read with its document', () => {
    const { head, content } = readTemplate(
      'party',
      markdown('template: { kind: sign, title: A sign, words: [door], list: Rules, samples: [lines] }'),
    );
    expect(head).toMatchObject({ kind: 'sign', title: 'A sign', list: 'Rules', samples: ['lines'] });
    expect(head).toMatchObject({ format: content.look.format, orientation: content.look.orientation });
    expect(content.title).toBe('Party');
  });

  it.each([
    ['', 'template'],
    ['template: { kind: sign }', 'template.title'],
    ['template: { kind: A sign, title: x }', 'template.kind'],
    ['template: { kind: sign, title: x, colour: red }', 'template'],
    ['template: [', 'template'],
  ])('with the fields %j is rejected, and the error names the field', (fields, named) => {
    expect(() => readTemplateHead('x', markdown(fields))).toThrow(TemplateError);
    expect(() => readTemplateHead('x', markdown(fields))).toThrow(named);
  });

  it('with an unreadable part is rejected', () => {
    const body = '# Party\n\n:::chart{kind=volcano}\nNo table\n:::';
    expect(() => readTemplate('x', markdown('template: { kind: sign, title: x }', body))).toThrow(
      TemplateError,
    );
  });
});
