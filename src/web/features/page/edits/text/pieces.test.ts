import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink } from './field-commands.ts';
import { commonMarks, cut, lengthOf, type Piece, spliced, textOf, withMarks, wordAround } from './pieces.ts';
import { placeTools } from './place-tools.ts';
import { createTextHistory, type TextState } from './text-history.ts';

const piece = (text: string, marks: Piece['marks'] = {}): Piece => ({ text, marks, around: [] });
const pieces = [piece('Count '), piece('riders', { isStrong: true }), piece(' in May')];

describe('pieces of a text', () => {
  it('get marks in a range, and only there', () => {
    const marked = withMarks(pieces, [3, 8], { isEmphasis: true });
    expect(marked.map(({ text, marks }) => [text, Object.keys(marks).join(' ')])).toEqual([
      ['Cou', ''],
      ['nt ', 'isEmphasis'],
      ['ri', 'isStrong isEmphasis'],
      ['ders', 'isStrong'],
      [' in May', ''],
    ]);
    expect(commonMarks(marked, [3, 8])).toEqual({ isEmphasis: true });
    expect(commonMarks(marked, [6, 8])).toEqual({ isStrong: true, isEmphasis: true });
    expect(withMarks(marked, [0, 40], null).every(({ marks }) => Object.keys(marks).length === 0)).toBe(true);
  });

  it('keep all words whatever is marked or replaced', () => {
    const given = fc.array(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(given, fc.nat(30), fc.nat(30), (texts, a, b) => {
        const all = texts.map((text) => piece(text));
        const range = [Math.min(a, b), Math.max(a, b)] as const;
        const words = texts.join('');
        expect(textOf(withMarks(all, range, { isCode: true }))).toBe(words);
        expect(textOf(spliced(all, range, [piece('+')]))).toBe(
          `${words.slice(0, range[0])}+${words.slice(range[1])}`,
        );
        expect(lengthOf(cut(all, range))).toBe(words.slice(...range).length);
      }),
      { numRuns: 200 },
    );
  });

  it('are aimed at the word around the caret', () => {
    expect(wordAround(pieces, 8)).toEqual([6, 12]);
    expect(wordAround(pieces, 5)).toEqual([0, 5]);
    expect(wordAround([piece('a  b')], 2)).toEqual([2, 2]);
  });
});

describe('the address of a link', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['example.com/a?b=1', 'https://example.com/a?b=1'],
    ['http://localhost:3000/', 'http://localhost:3000/'],
    ['ada@example.com', 'mailto:ada@example.com'],
    ['javascript:x()', null],
    ['two words', null],
    ['', null],
  ])('%s is read as %s', (typed, href) => {
    expect(readLink(typed)).toBe(href);
  });
});

describe('the history of a text', () => {
  const state = (html: string): TextState => ({ htmls: [html], field: 0, range: [0, 0] });

  it('joins what is typed without a pause, and undoes formats one by one', () => {
    let clockMs = 0;
    const history = createTextHistory(state(''), () => clockMs);
    history.record(state('a'), true);
    clockMs += 100;
    history.record(state('ab'), true);
    history.record(state('<b>ab</b>'), false);
    clockMs += 5_000;
    history.record(state('<b>ab</b>c'), true);
    expect(history.undo()?.htmls).toEqual(['<b>ab</b>']);
    expect(history.undo()?.htmls).toEqual(['ab']);
    expect(history.undo()?.htmls).toEqual(['']);
    expect(history.undo()).toBeNull();
    expect(history.isUntouched()).toBe(false);
    expect(history.redo()?.htmls).toEqual(['ab']);
    history.record(state('x'), true);
    expect(history.redo()).toBeNull();
  });
});

describe('the toolbar at a selection', () => {
  const room = { left: 0, right: 375, top: 160, bottom: 634 };
  const tools = { width: 236, height: 52 };

  it('is above the words, below them at the top, and inside the room in any case', () => {
    const words = { left: 100, right: 140, top: 300, bottom: 320 };
    expect(placeTools(words, tools, room, false)).toEqual({ left: 8, top: 240 });
    expect(placeTools({ ...words, top: 180, bottom: 200 }, tools, room, false).top).toBe(208);
    expect(placeTools({ ...words, left: 340, right: 370 }, tools, room, false).left).toBe(131);
    expect(placeTools({ ...words, top: 100, bottom: 900 }, tools, room, false).top).toBe(574);
    expect(placeTools(words, tools, room, true).top).toBe(348);
  });
});
