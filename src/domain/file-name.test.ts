import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Acme / Q3: invoice', 'Acme Q3 invoice.pdf'],
  ['  ..hidden.. ', 'hidden.pdf'],
  ['', 'Untitled.pdf'],
  ['Größe 漢字', 'Größe 漢字.pdf'],
  ['فاتورة', 'فاتورة.pdf'],
  ['a\u0000b', 'a b.pdf'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe.pdf'],
  ['con', 'con_.pdf'],
  ['half \ud83d', 'half.pdf'],
  ['🎉'.repeat(90), `${'🎉'.repeat(80)}.pdf`],
])('%j becomes %j', (title, name) => {
  expect(fileNameOf(title, 'pdf')).toBe(name);
});
