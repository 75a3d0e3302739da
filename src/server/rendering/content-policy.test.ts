import { describe, expect, it } from 'vitest';
import { withContentPolicy } from './content-policy.ts';

const headOf = (html: string) =>
  withContentPolicy(html).split('<meta http-equiv="Content-Security-Policy"')[0];

describe('withContentPolicy', () => {
  it('comes before all content of the page, but after its doctype', () => {
    expect(headOf('<p>x</p>')).toBe('');
    expect(headOf('<!DOCTYPE html><html>')).toBe('<!DOCTYPE html>');
    expect(headOf('\uFEFF\n<!-- a > b -->\n<!doctype html>\n<html>')).toBe(
      '\uFEFF\n<!-- a > b -->\n<!doctype html>',
    );
    expect(headOf('<!-- never closed <!doctype html>')).toBe('');
  });

  it('keeps every character of the page', () => {
    const html = '<!doctype html><html lang="de"><body>x</body></html>';
    expect(withContentPolicy(html).replace(/<meta[^>]*>/, '')).toBe(html);
  });
});
