import { expect, it } from 'vitest';
import { readContentText } from '../../content/lenient/read-content-text.ts';
import { assembleArticle } from '../assemble-article.ts';
import { plainText } from '../read-article.ts';
import { layOutContent } from './lay-out-content.ts';

function pageOf(markdown: string): string {
  const { content } = readContentText(markdown);
  if (!content) throw new Error('no content');
  return assembleArticle(layOutContent(content));
}

const row = (cell: (at: number) => string): string =>
  `|${Array.from({ length: 100 }, (_, at) => cell(at)).join('|')}|`;

it('lays out every cell of a table of 100 columns', () => {
  const table = [row((at) => `head${at}`), row(() => '-'), row((at) => `cell${at}`)].join('\n');
  const text = plainText(pageOf(`# Wide\n\n${table}\n`));
  for (const word of ['head', 'cell'])
    for (let at = 0; at < 100; at += 1) expect(text).toMatch(new RegExp(`${word}${at}(?!\\d)`));
});

it('gives the same page with a byte order mark and Windows line ends', () => {
  const markdown = '# Tides\n\n- Ebb\n- Flood\n\nThe boats come in.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
  expect(pageOf(`\ufeff${markdown.replaceAll('\n', '\r\n')}`)).toBe(pageOf(markdown));
});

it('keeps words beside scripts, and runs nothing', () => {
  const html = pageOf(
    '# Tides\n\n<script>alert(1)</script>\n\nBefore <img src=x onerror=alert(1)> after [here](javascript:alert(1))\n\n<a href="javascript:alert(1)">there</a>\n',
  );
  expect(html).not.toMatch(/alert|<script|onerror|javascript:/i);
  for (const word of ['Before', 'after', 'here', 'there']) expect(plainText(html)).toContain(word);
});

it('keeps right-to-left text as written', () => {
  const lines = ['שלום עולם', 'أهلا بالعالم 123'];
  const text = plainText(pageOf(`# ${lines[0]}\n\n${lines[1]}\n\n- ${lines[0]} (a)\n`));
  for (const line of [...lines, `${lines[0]} (a)`]) expect(text).toContain(line);
});
