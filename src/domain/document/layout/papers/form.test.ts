import { describe, expect, it } from 'vitest';
import { artDirections } from '../../kit/choices.ts';
import { paperOf, wordsOf } from './test-paper.ts';

const form = `# Join the club

:::facts
- **Return to** Mei Tan
:::

## About you

- First and last name:
- Date of birth:
- Allergies, medicine and all else that we should know about:

## Boats

- [ ] Single
- [ ] Double
- [ ] Eight

## In your own words

**What would you like to learn first?**

***

***

:::signatures
- **Place, date**
:::
`;

describe('a form', () => {
  it('has fields, choices and lines to write on, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf('form', form, direction);
      expect(className, direction).toContain('is-paper');
      expect(className, direction).toContain('is-form');
      expect(wordsOf(html, 'field-label'), direction).toHaveLength(3);
      expect(html.match(/class="form-row"/g), direction).toHaveLength(2);
      expect(html, direction).toContain('form-choices in-three');
      expect(html.match(/<hr/g), direction).toHaveLength(2);
      expect(html.slice(html.indexOf('is-tail')), direction).toContain('Place, date');
    }
  });

  it('reads fields from tables, with what is filled in already', () => {
    const { html } = paperOf('survey', '# A\n\n| | |\n|---|---|\n| **Name** | |\n| Phone | [[Yours]] |\n');
    expect(wordsOf(html, 'field-label')).toEqual(['Name', 'Phone']);
    expect(wordsOf(html, 'field-line')).toEqual(['', 'Yours']);
    expect(html).toContain('data-field="table.rows.1.1"');
  });

  it('tells scales from tables to write in, and leaves filled tables alone', () => {
    const table = (cells: string): string =>
      paperOf('form', `# A\n\n- Name:\n- City:\n\n| | a | b |\n|---|---|---|\n${cells}\n`).html;
    expect(table('| Good | ○ | ○ |')).toContain('form-scale');
    expect(table('| 1 | | |\n| 2 | | |')).toContain('form-table');
    expect(table('| 1 | x | y |\n| 2 | x | y |')).not.toMatch(/form-(?:table|scale)/);
  });

  it('is not detected in a text that asks for nothing', () => {
    expect(paperOf('form', '# Keys\n\nBring them back.\n').className).not.toContain('is-form');
  });
});
