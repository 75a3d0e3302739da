import { expect, it } from 'vitest';
import { layOutContent } from './lay-out-content.ts';
import { articleWith } from './sample-article.ts';
import { sampleContent } from './sample-contents.ts';

it('shows the icon of a list item before its text, or none if no icon matches', () => {
  const items = [
    { text: 'Water the beds', icon: 'drop' },
    { text: 'Rest', icon: 'qqqq' },
    { text: 'Harvest' },
  ];
  const { pages } = layOutContent(sampleContent(articleWith([{ type: 'list', items }])));
  const html = pages.flatMap(({ blocks }) => blocks.map((each) => each.html)).join('');
  expect(html).toMatch(/class="icon" data-icon="[^"]+" aria-hidden="true"><\/span>Water the beds/);
  expect(html.match(/data-icon=/g)).toHaveLength(1);
});
