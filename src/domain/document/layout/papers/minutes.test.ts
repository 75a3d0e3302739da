import { describe, expect, it } from 'vitest';
import { artDirections } from '../../kit/choices.ts';
import { paperOf, wordsOf } from './test-paper.ts';

const minutes = `# Weekly team meeting

:::facts
- **When** 10:00 to 10:40
- **Present** Ada, Luis, Mei
:::

## Decisions
1. The phone line opens at 8:30.
2. Refunds need one signature.

## Action items
| What | Who | By |
|---|---|---|
| Change the hours | Luis | March 26 |

## Notes
### Waiting times
The average wait fell.

### Refunds
The second signature takes two days.

## Open questions
- Who covers July?

## Thanks
To Mei, for the notes.

**Next meeting:** March 15
`;

describe('minutes', () => {
  it('have details in the head, decisions in large type and notes side by side, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf('meeting-notes', minutes, direction);
      expect(className, direction).toBe('page-article is-paper no-lead is-minutes');
      expect(html.slice(0, html.indexOf('class="passage')), direction).toContain('Ada, Luis, Mei');
      expect(html, direction).toContain('class="passage is-numbered"');
      expect(wordsOf(html, 'note-title'), direction).toEqual(['Waiting times', 'Refunds']);
      expect(wordsOf(html, 'brief-title'), direction).toEqual(['Open questions', 'Thanks']);
    }
  });

  it('keep every word, in order', () => {
    const { html } = paperOf('minutes', minutes);
    const words = [
      'The phone line',
      'Change the hours',
      'The average wait',
      'Who covers July?',
      'To Mei',
      'Next meeting:',
    ];
    const places = words.map((each) => html.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    for (const each of words) expect(html.split(each), each).toHaveLength(2);
  });
});

describe('an agenda', () => {
  it('has hours and minutes in large type, in a table that keeps its header cells', () => {
    const table =
      '| Time | Item | Who |\n|---|---|---|\n| 6:30 | Opening | Marsh |\n| 6:40 | Accounts | Brandt |\n';
    const { html } = paperOf('agenda', `# Board meeting\n\n## Order of business\n${table}\n`);
    expect(wordsOf(html, 'when')).toEqual(['Time', '6:30', '6:40']);
    expect(html).toMatch(/<th [^>]*>Who<\/th>/);
  });

  it('puts text after its last table at the foot', () => {
    const body = "# Meeting\n\n## Order\n1. Welcome\n2. Accounts\n\nCan't come? Tell Omar.\n";
    const { html } = paperOf('agenda', body);
    expect(html.slice(html.indexOf('is-tail'))).toContain('Tell Omar.');
  });
});

it('is not detected in a meeting without parts', () => {
  expect(paperOf('minutes', '# Meeting\n\nWe met.\n').className).not.toContain('is-paper');
});

it('sets an agenda by the clock as a program, with the times in a column of their own', () => {
  const agenda =
    '# Offsite\n\n## Morning\n\n- **9:00** Coffee\n- **9:30** News\n\n## Afternoon\n\n- **12:30** Lunch\n- **13:30** Groups\n';
  for (const direction of artDirections) {
    const { html } = paperOf('agenda', agenda, direction);
    expect(wordsOf(html, 'slot-when'), direction).toEqual(['9:00', '9:30', '12:30', '13:30']);
    expect(wordsOf(html, 'slot-what'), direction).toEqual(['Coffee', 'News', 'Lunch', 'Groups']);
  }
});
