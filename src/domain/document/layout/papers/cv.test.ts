import { describe, expect, it } from 'vitest';
import { readContentText } from '../../../content/lenient/read-content-text.ts';
import { writeMarkdown } from '../../../content/markdown/write-markdown.ts';
import { artDirections } from '../../kit/choices.ts';
import { paperOf, wordsOf } from './test-paper.ts';

const cv = `# Daniela Reyes

Registered nurse with eight years in acute care.

Tucson, Arizona · (520) 555-0137 · d.reyes@mail.example

## Experience
### Charge nurse, Saguaro Medical Center
Since March 2024
- Leads a team of nine

### Staff nurse | County Hospital | 2020–2024
Cared for five patients per shift.

### Volunteer

## Education
- BSN, University of Arizona, 2018

## Skills
Epic, telemetry
`;

describe('a CV', () => {
  it('has name, profile and contact in its head and dates apart from titles, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf('cv', cv, direction);
      expect(className, direction).toBe('page-article is-paper is-cv is-rows');
      expect(wordsOf(html, 'article-title'), direction).toEqual(['Daniela Reyes']);
      expect(wordsOf(html, 'lead'), direction).toEqual(['Registered nurse with eight years in acute care.']);
      expect(wordsOf(html, 'entry-when'), direction).toEqual(['Since March 2024', '2020–2024']);
      expect(wordsOf(html, 'entry-title'), direction).toEqual([
        'Charge nurse, Saguaro Medical Center',
        'Staff nurse | County Hospital',
        'Volunteer',
      ]);
    }
  });

  it('shows each contact on its own line, which edits the paragraph', () => {
    const { html } = paperOf('cv', cv);
    expect(html.match(/class="article-fact"/g)).toHaveLength(3);
    expect(html).toMatch(/<dd [^>]*data-field="text" data-range="18-32">\(520\) 555-0137<\/dd>/);
  });

  it('puts short sections side by side', () => {
    expect(wordsOf(paperOf('cv', cv).html, 'brief-title')).toEqual(['Education', 'Skills']);
  });

  it('has contact and short sections in a side column in its other style', () => {
    const { className, html } = paperOf('cv-side', cv);
    expect(className).toContain('is-side');
    const side = html.slice(html.indexOf('passage-side'), html.indexOf('passage-body'));
    expect(wordsOf(side, 'brief-title')).toEqual(['Education', 'Skills']);
    expect(side).toContain('d.reyes@mail.example');
  });

  it('keeps every word once', () => {
    for (const kind of ['cv', 'cv-side']) {
      const { html } = paperOf(kind, cv);
      for (const words of ['Leads a team', 'Cared for five', 'BSN, University', 'Epic, telemetry', 'Tucson'])
        expect(html.split(words), `${kind}: ${words}`).toHaveLength(2);
    }
  });

  it("uses the name as its title if the title only says 'CV'", () => {
    const facts = ':::facts\n- **Name** Daniel Okoye\n- **Phone** 0171 3920061\n- **Place** Heidelberg\n:::';
    const { html } = paperOf('cv', `# Curriculum vitae\n\n${facts}\n\n## Work\n### Nurse, 2021\nNights\n`);
    expect(wordsOf(html, 'article-title')).toEqual(['Daniel Okoye']);
    expect(wordsOf(html, 'kicker')).toEqual(['Curriculum vitae']);
    expect(html.split('Daniel Okoye')).toHaveLength(2);
  });

  it.each([
    [
      '- **2019–2024** Nurse, Saguaro\n- **Since 2024** Charge nurse\n',
      ['2019–2024', 'Since 2024'],
      ['Nurse, Saguaro', 'Charge nurse'],
    ],
    ['- 2019–2024 Nurse\n- 2015 – 2019: Trainee\n', ['2019–2024', '2015 – 2019'], ['Nurse', 'Trainee']],
    ['- 03/2019 - 05/2021 Nurse\n- 2018 Trainee\n', ['03/2019 - 05/2021', '2018'], ['Nurse', 'Trainee']],
  ])('reads the dates at the start of list items: %j', (list, when, titles) => {
    const { html } = paperOf('cv', `# Ada Lane\n\n## Work\n${list}`);
    expect(wordsOf(html, 'entry-when')).toEqual(when);
    expect(wordsOf(html, 'entry-title')).toEqual(titles);
  });

  it('reads dates at the end of a title, in parentheses, and in bold paragraphs', () => {
    const { html } = paperOf(
      'resume',
      '# Ada Lane\n\n## Work\n### Baker (2019 – 2021)\nBread\n\n**2015–2019: Waiter, Café Linde**\n\nTables\n',
    );
    expect(wordsOf(html, 'entry-when')).toEqual(['2019 – 2021', '2015–2019']);
    expect(wordsOf(html, 'entry-title')).toEqual(['Baker', 'Waiter, Café Linde']);
  });
});

it.each([
  ['a text without posts', 'cv', '# Ada Lane\n\nA paragraph about her life.\n\nAnd another one.'],
  ['another kind', 'report', cv],
])('is not detected: %s', (_, kind, body) => {
  expect(paperOf(kind, body).className).not.toContain('is-paper');
});

it.each([
  ['front matter', '---\nlayout: cv-side\n---\n\n# Ada Lane\n\n## Work\n### Baker, 2021\nBread\n'],
  [
    'JSON',
    JSON.stringify({
      title: 'Ada Lane',
      layout: 'cv-side',
      blocks: [
        { type: 'heading', level: 2, text: 'Work' },
        { type: 'heading', level: 3, text: 'Baker, 2021' },
      ],
    }),
  ],
])('is selected by the name of a layout in %s, and stays selected in Markdown', (_, text) => {
  const { content } = readContentText(text, {});
  expect(content?.kind).toBe('cv-side');
  expect(content && readContentText(writeMarkdown(content), {}).content?.kind).toBe('cv-side');
});

it('reads positions in a timeline or in definitions, but not skills with their level', () => {
  const own = `# Tomás Silva

## Experience

:::timeline
- **2021–now: Staff engineer, Fado Pay** Cut latency by 60%.
- **2017–2021: Engineer, Azul** Four years of payments.
:::

## Education

:::definitions
- **MSc computer science** Lisbon, with honors, 2016, and a thesis on consensus
:::

## Skills

:::facts
- **Language** Go
- **Database** PostgreSQL
:::
`;
  const { html } = paperOf('cv', own);
  expect(wordsOf(html, 'entry-title')).toEqual([
    'Staff engineer, Fado Pay',
    'Engineer, Azul',
    'MSc computer science',
  ]);
  expect(wordsOf(html, 'entry-when')).toEqual(['2021–now', '2017–2021']);
});
