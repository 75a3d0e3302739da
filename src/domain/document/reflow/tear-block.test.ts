import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../plain-text.ts';
import { sanitiseBlock, sanitiseBlockAs } from '../sanitise/sanitise-article.ts';
import { pageBreaks } from './flow-of-page.ts';
import { tearBlock } from './tear-block.ts';

const tear = (html: string, ...places: { path: number[]; offset?: number }[]) => {
  let count = 1;
  return tearBlock(
    html,
    places.map(({ path, offset = 0 }) => ({ path, offset })),
    () => {
      count += 1;
      return `b-${count}`;
    },
  );
};

describe('tearBlock', () => {
  it('reopens the enclosing elements with new ids', () => {
    expect(
      tear('<div class="x" data-id="b"><p>1</p><p data-id="b.2">2</p><p>3</p></div>', { path: [1] }),
    ).toEqual([
      '<div class="x" data-id="b"><p>1</p></div>',
      '<div class="x" data-id="b-2" data-continues="b 1"><p data-id="b.2">2</p><p>3</p></div>',
    ]);
  });

  it('repeats the head of a table and continues list numbering', () => {
    const table =
      '<table data-id="b"><thead><tr><th data-id="h">H</th></tr></thead><tbody><tr><td>1</td></tr><tr><td>2</td></tr><tr><td>3</td></tr></tbody></table>';
    expect(tear(table, { path: [1, 1] }, { path: [1, 2] })).toEqual([
      '<table data-id="b"><thead><tr><th data-id="h">H</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
      '<table data-id="b-2" data-continues="b 2"><thead><tr><th>H</th></tr></thead><tbody><tr><td>2</td></tr></tbody></table>',
      '<table data-id="b-3" data-continues="b 2"><thead><tr><th>H</th></tr></thead><tbody><tr><td>3</td></tr></tbody></table>',
    ]);
    expect(tear('<ol data-id="b" start="4"><li>a</li><li>b</li><li>c</li></ol>', { path: [2] })[1]).toBe(
      '<ol data-id="b-2" data-continues="b 1" start="6"><li>c</li></ol>',
    );
  });

  it("continues the kit's numbering, and marks a continued item", () => {
    const list =
      '<ol class="list list-ordered" data-id="b" start="3" style="--start:2"><li>a</li><li class="x">b<ul><li>c</li><li>d</li></ul></li></ol>';
    expect(tear(sanitiseBlock(list), { path: [1, 0, 1] })[1]).toBe(
      '<ol class="list list-ordered" data-id="b-2" data-continues="b 3" start="4" style="--start:3"><li class="x is-further"><ul><li>d</li></ul></li></ol>',
    );
  });

  it('splits a text between any two characters', () => {
    expect(tear('<p data-id="b">a &amp; <b>b &lt; c</b> d</p>', { path: [], offset: 8 })).toEqual([
      '<p data-id="b">a &amp; <b>b &lt; </b></p>',
      '<p data-id="b-2" data-continues="b 2"><b>c</b> d</p>',
    ]);
  });

  it('splits nothing at a missing position, or if nothing would precede it', () => {
    const html = '<ul data-id="b"><li>1</li><li>2</li></ul>';
    for (const place of [{ path: [9] }, { path: [0] }, { path: [] }, { path: [0], offset: 99 }])
      expect(tear(html, place)).toEqual([html]);
  });

  it('loses no character at any split', () => {
    const list = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 2, maxLength: 6 });
    const place = fc.record({ path: fc.array(fc.nat(4), { maxLength: 3 }), offset: fc.nat(10) });
    const letters = (html: string) => plainText(html).replace(/\s/g, '');
    fc.assert(
      fc.property(list, fc.array(place, { maxLength: 4 }), (items, places) => {
        const escaped = items.map((item) => item.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
        const html = sanitiseBlockAs(
          'b',
          `<div>${escaped.map((item) => `<ul><li>${item}</li><li>x</li></ul>`).join('')}</div>`,
        );
        const parts = tear(html, ...places);
        expect(parts.map(letters).join('')).toBe(letters(html));
        for (const part of parts) expect(sanitiseBlock(part)).toBe(part);
      }),
      { numRuns: 300 },
    );
  });
});

describe('pageBreaks', () => {
  const unit = (top: number, bottom: number, more: object = {}) => ({
    blockId: `b${top}`,
    path: [],
    offset: 0,
    top,
    bottom,
    isHeading: false,
    repeatedPx: 0,
    ...more,
  });
  const breaksAt = (tightened: number, ...units: ReturnType<typeof unit>[]) =>
    pageBreaks({ pageId: 'p', top: 10, bottom: 110, furtherTop: 10, tightened, units }).breaks.map(
      ({ top }) => top,
    );
  const breaksOf = (...units: ReturnType<typeof unit>[]) => breaksAt(1.2, ...units);

  it('start a page when the previous one is full', () => {
    expect(breaksOf(unit(10, 60), unit(60, 110), unit(110, 160), unit(160, 215))).toEqual([110, 160]);
  });

  it('keep a heading with its content', () => {
    expect(breaksOf(unit(10, 60), unit(60, 80, { isHeading: true }), unit(80, 140))).toEqual([60]);
  });

  it('leave space for the repeated head', () => {
    const row = (top: number) => unit(top, top + 40, { repeatedPx: 30 });
    expect(breaksOf(row(10), row(50), row(90), row(130), row(170))).toEqual([90, 130, 170]);
  });

  it('give oversized content its own page', () => {
    expect(breaksOf(unit(10, 60), unit(60, 400), unit(400, 420))).toEqual([60, 400]);
  });

  it('avoid a nearly blank last page if tightening makes enough space', () => {
    const units = [unit(10, 60), unit(60, 108), unit(108, 118)];
    expect(breaksAt(1.2, ...units)).toEqual([]);
    expect(breaksAt(1.02, ...units)).toEqual([108]);
  });

  it('leave the last page nearly blank if tightening was in vain', () => {
    const units = [unit(10, 60), unit(60, 108), unit(108, 118)];
    const flow = { pageId: 'p', top: 10, bottom: 110, furtherTop: 10, tightened: 1.2, units };
    expect(pageBreaks(flow)).toEqual({ breaks: [], isTight: true });
    expect(pageBreaks(flow, false)).toEqual({ breaks: [units[2]], isTight: false });
  });
});
