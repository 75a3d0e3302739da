import { describe, expect, it } from 'vitest';
import { closeJson } from './close-json.ts';

const whole = {
  title: 'A "small" page \\ with {marks}',
  look: { format: 'a4', isDark: false },
  pages: [{ layout: 'article', blocks: [{ type: 'list', items: [{ text: 'One, [two]' }, { text: '' }] }] }],
  rows: [[1.5, -2], [], [null, true]],
  message: 'Done: ☼\n',
};

describe('closing JSON', () => {
  it('makes an object of every beginning of one', () => {
    for (const text of [JSON.stringify(whole), JSON.stringify(whole, null, 2)])
      for (let length = 0; length <= text.length; length += 1) {
        const closed = JSON.parse(closeJson(text.slice(0, length)));
        expect(typeof closed).toBe('object');
        if ('message' in closed) expect(closed).toEqual(whole);
      }
  });

  it('keeps all complete values', () => {
    expect(closeJson('{"a": 1, "b": [1, {"c": "x"}, {"d": "y')).toBe('{"a": 1, "b": [1, {"c": "x"}]}');
    expect(closeJson('{"a": "x", "b')).toBe('{"a": "x"}');
    expect(closeJson('{"a": tru')).toBe('{}');
    expect(closeJson('{"a": [')).toBe('{}');
    expect(closeJson('{"a": {"b": 1}}\n')).toBe('{"a": {"b": 1}}\n');
  });
});
