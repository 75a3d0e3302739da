import { describe, expect, it } from 'vitest';
import { keptWords } from './kept-words.ts';

const pageOf = (...blocks: readonly string[]): string =>
  `<article class="doc" lang="en"><section class="page" data-id="p1">${blocks
    .map((block, index) => `<div data-id="b${index}">${block}</div>`)
    .join('')}</section></article>`;

describe('words kept', () => {
  it('are all there, however the page shows them', () => {
    const source = '# Boats\n\n1. **Fourteen** were [repaired](https://quay.example).\n- [x] Rope, 4.5 m\n';
    const page = pageOf(
      '<h1>BOATS</h1>',
      '<p>Page 1 of 1</p>',
      '<ol><li><strong>Four&shy;teen</strong> were <a href="#">repaired</a>.</li></ol>',
      '<ul><li>Rope, 4.5&nbsp;m</li></ul>',
    );
    expect(keptWords(source, page)).toEqual({ kept: 8, all: 8 });
  });

  it('are counted without those that are missing, replaced or in another place', () => {
    const source = 'One two three four five six';
    expect(keptWords(source, pageOf('<p>One two four five six</p>'))).toEqual({ kept: 5, all: 6 });
    expect(keptWords(source, pageOf('<p>One two third four five six</p>'))).toEqual({ kept: 5, all: 6 });
    expect(keptWords(source, pageOf('<p>Four five six</p>', '<p>one two three</p>'))).toEqual({
      kept: 3,
      all: 6,
    });
  });
});
