import { describe, expect, it } from 'vitest';
import type { Orientation } from '../../../content/choices.ts';
import type { PageOf } from '../../../content/document-content.ts';
import { linesFilling, roomBeside } from '../hero-lines.ts';
import { laidOut } from './laid-out.test-data.ts';

const sign = (title: string, hero?: string): PageOf<'flyer'> => ({
  layout: 'flyer',
  title,
  ...(hero !== undefined && { hero }),
  tagline: 'It keeps the warmth in',
  facts: [{ label: 'After 8 p.m.', value: 'Please lock it' }],
});

const linesOf = (title: string, orientation: Orientation): readonly string[] => {
  const { html } = laidOut(sign(title), { kind: 'sign', orientation });
  const [hero = ''] = /<h1[^>]*class="hero.*?<\/h1>/s.exec(html) ?? [];
  return [...hero.matchAll(/class="line"[^>]*>([^<]*)</g)].map(([, line = '']) => line);
};

describe('a sign', () => {
  it('breaks its message for the shape of the page', () => {
    expect(linesOf('Please close the door', 'landscape')).toEqual(['Please close', 'the door']);
    expect(linesOf('Please close the door', 'portrait').length).toBeGreaterThan(2);
  });

  it.each(['sign', 'door sign', 'notice'])('is detected from the kind %s', (kind) => {
    const { className, html } = laidOut(sign('Wet paint'), { kind });
    expect(className).toContain('is-sign');
    for (const text of ['It keeps the warmth in', 'After 8 p.m.', 'Please lock it'])
      expect(html.split(`>${text}<`)).toHaveLength(2);
  });

  it('marks short lines that leave space for the drawing', () => {
    expect(laidOut(sign('No entrance'), { kind: 'sign' }).html).toContain('has-room-first');
    const { html } = laidOut(sign('Please close the door'), { kind: 'flyer' });
    expect(html).not.toContain('has-room');
  });
});

describe('linesFilling', () => {
  it('picks the number of lines with the largest type', () => {
    expect(linesFilling('No smoking', { width: 100, height: 20 }, 'swiss')).toEqual(['No smoking']);
    expect(linesFilling('No smoking', { width: 100, height: 100 }, 'swiss')).toEqual(['No', 'smoking']);
  });

  it('keeps every word of empty, single and very long texts', () => {
    const long = 'word '.repeat(400).trim();
    for (const text of ['', 'CLOSED', long])
      expect(linesFilling(text, { width: 100, height: 100 }, 'swiss').join(' ')).toBe(text);
  });
});

describe('roomBeside', () => {
  it.each([
    [['No', 'parking'], 'first'],
    [['Please close', 'the door'], 'last'],
    [['CLOSED'], null],
    [['Keep off', 'the grass'], null],
  ] as const)('%s: %s', (lines, room) => {
    expect(roomBeside(lines, 'swiss')).toBe(room);
  });
});
