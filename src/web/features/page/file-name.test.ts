import { expect, it } from 'vitest';
import { pdfFileName } from './file-name.ts';

it.each([
  ['Acme / Q3: invoice', 'Acme Q3 invoice.pdf'],
  ['  ..hidden.. ', 'hidden.pdf'],
  ['', 'Untitled.pdf'],
  ['Größe 漢字', 'Größe 漢字.pdf'],
  ['a\u0000b', 'a b.pdf'],
])('%j becomes %j', (title, name) => {
  expect(pdfFileName(title)).toBe(name);
});
