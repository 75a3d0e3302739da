import { describe, expect, it } from 'vitest';
import { readContentText } from '../../content/lenient/read-content-text.ts';
import { layOutContent } from './lay-out-content.ts';

/** Renders Octavo Markdown as markup. */
function htmlOf(text: string): string {
  const { content } = readContentText(text, {});
  if (!content) throw new RangeError('The content of a test can be read.');
  return layOutContent(content)
    .pages.flatMap(({ blocks }) => blocks.map(({ html }) => html))
    .join('');
}

describe('content as it is usually written', () => {
  it('has lines to write on where a list only names fields', () => {
    expect(htmlOf('# Sign up\n\n- Name:\n- Phone: ____\n')).toContain('class="list is-blanks"');
    for (const list of ['- Name: Ada\n- Phone:', '1. Name:\n2. Phone:', '- [ ] Name:\n- [ ] Phone:'])
      expect(htmlOf(`# Sign up\n\n${list}\n`)).not.toContain('is-blanks');
  });

  it('sets a listing of hours as a program, and one of prices as prices', () => {
    const flyer = (rows: string): string =>
      htmlOf(`---\nlayout: flyer\n---\n\n# Summer fair\n\n:::listing{title="On the day"}\n${rows}\n:::\n`);
    expect(flyer('- **14:00** Opening\n- **14:30** Choir')).toContain('is-timed');
    expect(flyer('- **Lemonade** 3 €\n- **Bread** 2 €')).not.toContain('is-timed');
  });

  it('sets an ask that is a sentence as a sentence', () => {
    const closing = (ask: string): string =>
      htmlOf(
        `---\nlook: slides-16x9\n---\n\n::closing\n\n# Next\n\n:::ask\n${ask}\n:::\n\n- **Today** Call us\n`,
      );
    expect(closing('$300k | for a second team')).not.toContain('is-sentence');
    expect(closing('Walk the route with us on Saturday | join')).toContain('is-sentence');
  });
});
