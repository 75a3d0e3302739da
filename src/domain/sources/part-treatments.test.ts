import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { placesInWords, sourcesSection } from './name-sources.ts';
import { shortenText } from './shorten-text.ts';
import { spreadText } from './spread-text.ts';

const sentence = (number: number) => `The crew of boat ${number} went out early and came back late that day.`;
const long = `## Season\n\n${Array.from({ length: 12 }, (_, index) => sentence(index + 1)).join(' ')}\n\nRepairs cost $12,400 in May. Nobody liked that.\n\n| Boat | Cost |\n| --- | --- |\n| Mare | $900 |\n\n- Paint\n- Rope for $80`;

describe('a text that is shortened', () => {
  it('keeps its headings, tables and figures, in its own words and order', () => {
    const short = shortenText(long, 40);
    expect(countWords(short)).toBeLessThan(countWords(long) / 2);
    expect(short).toMatch(/^## Season\n\nThe crew of boat 1 /);
    expect(short).toContain('Repairs cost $12,400 in May.');
    expect(short).toContain('| Mare | $900 |');
    expect(short).toContain('- Rope for $80');
    for (const block of short.split('\n\n'))
      for (const line of block.split(/(?<=\.) |\n/)) expect(long).toContain(line);
  });

  it("keeps at least one sentence, and doesn't end one at an initial", () => {
    expect(shortenText('J. Smith came in. He left again.', 1)).toBe('J. Smith came in.');
  });

  it('takes linear time', () => {
    const words = `${'a'.repeat(50_000)} ${'. A'.repeat(50_000)}`;
    expect(shortenText(words, 10).length).toBeLessThan(words.length);
  });
});

describe('a text that is spread', () => {
  it('is split into pieces with a heading each, keeping every word', () => {
    const body = long.replace('## Season\n\n', '');
    const spread = spreadText('Season', body);
    expect(spread.match(/^## Season \(\d of \d\)$/gm)?.length).toBeGreaterThan(1);
    const flat = (text: string) =>
      text
        .replace(/^## .*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
    expect(flat(spread)).toBe(flat(body));
  });

  it('is unchanged if short', () => {
    expect(spreadText('Thanks', 'To all.')).toBe('## Thanks\n\nTo all.');
  });
});

describe('sources', () => {
  it('are listed once, with their pages', () => {
    expect(placesInWords(['Page 3', 'Page 1', 'Page 2', 'Page 7', 'Page 3'])).toBe('pages 1 to 3 and 7');
    expect(placesInWords(['Sheet Costs', 'Sheet Staff'])).toBe('sheets Costs and Staff');
    expect(
      sourcesSection([
        { name: 'report.pdf', places: ['Page 1'] },
        { name: 'a_b.docx', places: [] },
        { name: 'report.pdf', places: ['Page 2'] },
        { name: 'https://harbour.example/', places: [] },
      ]),
    ).toBe(
      '## Sources\n\n- report.pdf, pages 1 to 2\n- a\\_b.docx\n- [https://harbour.example/](https://harbour.example/)',
    );
  });
});
