import { expect, test } from 'vitest';
import { promptWith } from './attachments.ts';
import { promptParts } from './prompt-parts.ts';

const file = (name: string, citation: string) =>
  ({
    id: name,
    kind: 'file',
    name,
    text: 'Nine were for it.',
    where: '',
    citation,
    pictures: [],
    leftOut: [],
  }) as const;

test('shows a one-line prompt completely', () => {
  expect(promptParts('A flyer\n\nfor Sunday')).toEqual({
    words: 'A flyer\n\nfor Sunday',
    isCut: false,
    sources: [],
  });
});

test('lists attached files, with their text collapsed', () => {
  const sent = promptWith('A report for the council', [
    file('a_b.pdf', '- a\\_b.pdf, pages 1 and 3'),
    file('site', '- [https://harbour.example/](https://harbour.example/)'),
  ]);
  expect(promptParts(sent)).toEqual({
    words: 'A report for the council',
    isCut: true,
    sources: ['a_b.pdf, pages 1 and 3', 'https://harbour.example/'],
  });
});

test('shows the start of a long paste', () => {
  expect(promptParts(`Make it one page\n\n${'word '.repeat(400)}`)).toMatchObject({
    words: 'Make it one page',
    isCut: true,
  });
  expect(promptParts('x'.repeat(700)).words).toHaveLength(601);
});
