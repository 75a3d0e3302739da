import { describe, expect, it } from 'vitest';
import { readContentText } from '../../../content/lenient/read-content-text.ts';
import { pageBox } from '../../formats.ts';
import { artDirections } from '../../kit/choices.ts';
import { layOutContent } from '../lay-out-content.ts';
import { labelSheets } from './label-sheets.ts';
import { paperOf, wordsOf } from './test-paper.ts';

const jars = '# Jam\n\n- **Strawberry** with vanilla\n- **Apricot** and rosemary\n';
const names = (count: number): string =>
  `# Guests\n\n| Name | Street |\n|---|---|\n${Array.from({ length: count }, (_, at) => `| Guest ${at + 1} | ${at + 1} Mill Street |`).join('\n')}\n`;

function sheetsOf(body: string, format = 'a4') {
  const { content } = readContentText(`---\nkind: labels\nlook: { format: ${format} }\n---\n\n${body}`, {});
  if (!content) throw new RangeError('The content of a test can be read.');
  return layOutContent(content).pages.map(({ id, className, blocks }) => ({
    id,
    className,
    html: blocks.map(({ html }) => html).join(''),
  }));
}

describe('a sheet of labels', () => {
  it('repeats a set that fits several times, in every direction', () => {
    for (const direction of artDirections) {
      const { className, html } = paperOf('jar labels', jars, direction);
      expect(className, direction).toContain('is-labels');
      expect(wordsOf(html, 'label-name'), direction).toHaveLength(8);
      // Copies can't be edited.
      expect(html.match(/data-field="items\.0\.text" data-range="0-10"/g), direction).toHaveLength(1);
    }
  });

  it('has as many labels as fit, on as many sheets as needed, and blank ones at the end', () => {
    const sheets = sheetsOf(names(30));
    expect(sheets.map(({ id }) => id)).toEqual(['p1', 'p1.sheet2']);
    expect(sheets.flatMap(({ html }) => wordsOf(html, 'label-name'))).toHaveLength(30);
    expect(sheetsOf(names(21))[0]?.html).not.toContain('is-blank');
    expect(sheetsOf(names(20))[0]?.html.match(/is-blank/g)).toHaveLength(1);
  });

  it('keeps every text: column names and the title in the margin, each with its field', () => {
    const [sheet] = sheetsOf(names(3));
    for (const field of ['title', 'table.head.0', 'table.head.1', 'table.rows.2.1'])
      expect(sheet?.html.split(`data-field="${field}"`), field).toHaveLength(2);
  });

  it('reads cards, and headings with their text', () => {
    expect(
      wordsOf(sheetsOf('# Tags\n\n## Ada\nKitchen\n\n## Ben\nBar\n')[0]?.html ?? '', 'label-name').slice(
        0,
        2,
      ),
    ).toEqual(['Ada', 'Ben']);
    expect(sheetsOf('# Tags\n\n:::cards\n### Ada\nKitchen\n\n### Ben\nBar\n:::\n')[0]?.html).toContain(
      'Kitchen',
    );
  });

  it('has large labels for long texts', () => {
    const long =
      '# A\n\n' +
      Array.from({ length: 24 }, (_, at) => `- **Item ${at}** ${'and more of it '.repeat(24)}`).join('\n');
    expect(sheetsOf(long)[0]?.html).toContain('--cols:2;--rows:4');
    expect(sheetsOf(long).length).toBe(3);
  });

  it('stays within its paper in every format', () => {
    for (const format of ['a4', 'letter', 'a5', 'a6', 'square', 'story'] as const) {
      for (const orientation of ['portrait', 'landscape'] as const) {
        const { widthPx, heightPx } = pageBox(format, orientation);
        const look = {
          format,
          orientation,
          direction: 'swiss',
          theme: 'light',
          tokens: {},
          seed: 1,
        } as const;
        for (const { columns, rows, width, height, left, top, gap } of labelSheets(look)) {
          const mm = 25.4 / 96;
          expect(left + columns * width + (columns - 1) * gap).toBeLessThanOrEqual(widthPx * mm);
          expect(top + rows * height).toBeLessThanOrEqual(heightPx * mm);
        }
      }
    }
  });
});
