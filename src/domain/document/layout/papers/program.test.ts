import { describe, expect, it } from 'vitest';
import { artDirections } from '../../kit/choices.ts';
import { paperOf, wordsOf } from './test-paper.ts';

const timeline = ':::timeline\n- **3:00 p.m.** Guests arrive.\n- **3:30 p.m.** Ceremony.\n:::\n';

describe('a program', () => {
  it('has its times in a separate column, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf('program', `# Our day\n\n## Hour by hour\n${timeline}`, direction);
      expect(className, direction).toBe('page-article is-paper no-lead is-program');
      expect(wordsOf(html, 'slot-when'), direction).toEqual(['3:00 p.m.', '3:30 p.m.']);
      expect(wordsOf(html, 'slot-what'), direction).toEqual(['Guests arrive.', 'Ceremony.']);
    }
  });

  it.each([
    [
      'a list',
      '- 18:00 Doors open\n- 18:30–19:00: Dinner\n',
      ['18:00', '18:30–19:00'],
      ['Doors open', 'Dinner'],
    ],
    [
      'a list in bold',
      '- **6 p.m.** Doors\n- **7 p.m.** Dinner\n',
      ['6 p.m.', '7 p.m.'],
      ['Doors', 'Dinner'],
    ],
    [
      'a table',
      '| Time | What |\n|---|---|\n| 9:00 | Welcome |\n| 9:15 | Keynote |\n',
      ['9:00', '9:15'],
      ['Welcome', 'Keynote'],
    ],
  ])('reads hours from %s', (_, body, when, what) => {
    const { html } = paperOf('program', `# Day\n\n## Saturday\n${body}`);
    expect(wordsOf(html, 'slot-when')).toEqual(when);
    expect(wordsOf(html, 'slot-what')).toEqual(what);
  });

  it('has parts side by side, and pieces with their performers', () => {
    const half = (name: string) =>
      `## ${name}\n| Piece | By |\n|---|---|\n| **Fanfare**<br>Copland | Brass |\n| Ave | Choir |\n\n`;
    const { html } = paperOf(
      'program',
      `# Concert\n\n${half('First half')}${half('Second half')}Phones off.\n`,
    );
    expect(html.match(/class="paper-column"/g)).toHaveLength(2);
    expect(wordsOf(html, 'pair-by')).toEqual(['Brass', 'Choir', 'Brass', 'Choir']);
    expect(html.match(/>Piece</g)).toHaveLength(2);
    expect(html.slice(html.indexOf('is-tail'))).toContain('Phones off.');
  });

  it('names the rooms, and spans shared sessions across them', () => {
    const table =
      '| Time | Hall | Studio |\n|---|---|---|\n| 9:00 | Welcome | |\n| 9:30 | Talk | Workshop |\n';
    const { html } = paperOf('program', `# Day\n\n## Saturday\n${table}`);
    expect(html).toMatch(/<th [^>]*>Studio<\/th>/);
    expect(html).toMatch(
      /<tr class="is-row"><td [^>]*>9:00<\/td><td [^>]*colspan="2"[^>]*>Welcome<\/td><\/tr>/,
    );
  });
});

describe('a timetable', () => {
  const week =
    '| | Mon | Tue | Wed |\n|---|---|---|---|\n| 8:15 | Math | English | Art |\n| 10:00 | Break | Break | Break |\n';

  it('is a grid whose shared hours span all days', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf(
        'timetable',
        `# Grade 6\n\n${week}\n## Bring along\n- Shoes\n`,
        direction,
      );
      expect(className, direction).toContain('is-timetable');
      expect(html, direction).toMatch(/<tr class="is-shared">.*colspan="3"[^>]*>Break<\/td><\/tr>/);
      expect(wordsOf(html, 'when'), direction).toEqual(['', '8:15', '10:00']);
    }
  });
});

it.each([
  ['text', 'We meet at noon and walk.\n'],
  ['a list of things', '- 3 bottles\n- 2 blankets\n'],
])('is not detected in a program of %s', (_, body) => {
  expect(paperOf('program', `# Day\n\n${body}`).className).not.toContain('is-paper');
});
