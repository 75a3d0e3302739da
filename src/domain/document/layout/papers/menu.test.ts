import { describe, expect, it } from 'vitest';
import { artDirections } from '../../kit/choices.ts';
import { paperOf, wordsOf } from './test-paper.ts';

const menu = `# Dinner

:::lead
Kitchen open until 9.
:::

:::columns
## Starters

| Dish | Price |
|---|---|
| **Leek soup**<br>potato, chive oil | 9 |
| Beets and orange | from 12 € |

---

## Wine

| | Glass | Bottle |
|---|---|---|
| Riesling, Mosel | 6.50 | 28 |
:::

Ask us about allergens.
`;

describe('a menu', () => {
  it('has courses in columns, and dishes apart from their notes and prices, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf('menu', menu, direction);
      expect(className, direction).toBe('page-article is-paper is-menu-paper');
      expect(wordsOf(html, 'course-title'), direction).toEqual(['Starters', 'Wine']);
      expect(wordsOf(html, 'menu-name'), direction).toEqual([
        'Leek soup',
        'Beets and orange',
        'Riesling, Mosel',
      ]);
      expect(wordsOf(html, 'menu-note'), direction).toEqual(['potato, chive oil']);
      expect(wordsOf(html, 'menu-price'), direction).toEqual([
        '9',
        'from 12 €',
        'Glass',
        'Bottle',
        '6.50',
        '28',
      ]);
      expect(html.match(/class="paper-column"/g), direction).toHaveLength(2);
    }
  });

  it('puts text after the last price below all courses', () => {
    const { html } = paperOf('menu', menu);
    expect(html.slice(html.indexOf('is-tail'))).toContain('Ask us about allergens.');
  });

  it('keeps the field of each cell', () => {
    const { html } = paperOf('menu', menu);
    expect(html).toMatch(/data-id="b2\.1\.2\.1\.2" data-field="columns\.0\.1\.table\.rows\.0\.1">9</);
  });

  it.each([
    ['- Espresso 3.00', 'Espresso', '3.00'],
    ['- Flat white – £4.20', 'Flat white', '£4.20'],
    ['- **Soup**: of the day — 7,50 €', 'Soup', '7,50 €'],
    ['- Fondue, for two, CHF 42.–', 'Fondue, for two', 'CHF 42.–'],
  ])('reads the price of "%s"', (line, name, price) => {
    const { html } = paperOf('price-list', `# Prices\n\n## All\n\n${line}\n`);
    expect(wordsOf(html, 'menu-name')).toEqual([name]);
    expect(wordsOf(html, 'menu-price')).toEqual([price]);
  });

  it('is laid out as a card without prices', () => {
    const { className, html } = paperOf(
      'menu',
      '# Our wedding\n\n## To begin\nPea soup\n\n## Dessert\nCake\n\n***\n\nAsk us.\n',
    );
    expect(className).toContain('is-card');
    expect(wordsOf(html, 'course-title')).toEqual(['To begin', 'Dessert']);
    expect(html.slice(html.indexOf('is-tail'))).toContain('Ask us.');
  });

  it('splits a long menu into rows that can span pages', () => {
    const rows = Array.from(
      { length: 10 },
      (_, at) => `| **Dish ${at}**<br>with a note of some length | ${at + 5} |`,
    );
    const course = (name: string): string => `## ${name}\n\n| | |\n|---|---:|\n${rows.join('\n')}\n`;
    const { html } = paperOf('menu', `# All\n\n${['A', 'B', 'C', 'D', 'E', 'F'].map(course).join('\n')}`);
    expect(html.match(/class="passage paper-columns courses"/g)).toHaveLength(3);
    expect(html.match(/class="passage paper-columns courses is-continued"/g)).toHaveLength(9);
    expect(wordsOf(html, 'course-title')).toHaveLength(6);
    expect(wordsOf(html, 'menu-name')).toHaveLength(60);
  });
});

it.each([
  [
    'tables with other columns',
    '# Prices\n\n## Plans\n\n| | Basic | Full |\n|---|---|---|\n| Bells | Yes | No |\n',
  ],
  ['text alone', '# Menu\n\nWe cook what the garden gives.\n'],
])('is not detected in %s', (_, body) => {
  expect(paperOf('menu', body).className).not.toContain('is-paper');
});

it('takes a price above its dish, and words where the others have a price', () => {
  const above = paperOf('menu', '# Piero\n\n## Primi\n\n- 13 €\\\n  Tagliatelle\n- 14 €\\\n  Risotto\n');
  expect(wordsOf(above.html, 'menu-name')).toEqual(['Tagliatelle', 'Risotto']);
  expect(wordsOf(above.html, 'menu-price')).toEqual(['13 €', '14 €']);
  const free = paperOf('menu', '# 食堂\n\n## 飲み物\n\n- 緑茶 – 無料\n- 生ビール – 550円\n- 冷酒 – 700円\n');
  expect(wordsOf(free.html, 'menu-name')).toEqual(['緑茶', '生ビール', '冷酒']);
  expect(wordsOf(free.html, 'menu-price')).toEqual(['無料', '550円', '700円']);
});
