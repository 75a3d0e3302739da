import { describe, expect, it } from 'vitest';
import { readContentText } from './read-content-text.ts';

const read = (text: string) => {
  const { content } = readContentText(text);
  const [page] = content?.pages ?? [];
  return { name: content?.title, page: page && 'blocks' in page ? page : undefined };
};

describe('a document without a title', () => {
  it.each([
    ['Markdown', '## Moving day\n\nThe van comes at nine.\n\n### Before\n\nPack.'],
    ['Markdown whose heading is lower', '#### Moving day\n\nThe van comes at nine.\n\n##### Before\n\nPack.'],
    ['JSON', '{"blocks": ["## Moving day\\n\\nThe van comes at nine.\\n\\n### Before\\n\\nPack."]}'],
    [
      'a title that is repeated',
      '---\ntitle: Moving day\n---\n\n## Moving day\n\nThe van comes at nine.\n\n### Before\n\nPack.',
    ],
  ])('takes the heading it begins with, which is not printed twice: %s', (_, text) => {
    const { name, page } = read(text);
    expect(name).toBe('Moving day');
    expect(page?.title).toBe('Moving day');
    expect(page?.blocks).toEqual([
      { type: 'paragraph', text: 'The van comes at nine.' },
      { type: 'heading', level: 2, text: 'Before' },
      { type: 'paragraph', text: 'Pack.' },
    ]);
  });

  it('takes one for each slide', () => {
    const { content } = readContentText(
      '---\nlook: slides-16x9\n---\n\n## One\n\n- a\n\n---\n\n## Two\n\n- b\n',
    );
    expect(content?.pages.map((page) => 'title' in page && page.title)).toEqual(['One', 'Two']);
  });

  it('takes none from further down', () => {
    expect(read('Words first.\n\n## Then a heading\n\nx').page?.title).toBe('');
  });
});

describe('a document with a title', () => {
  it.each([
    ['an empty one', '#\n\n## Part\n\nx', ''],
    ['another one', '# Title\n\n## Part\n\nx', 'Title'],
    ['one in the front matter', '---\ntitle: Title\n---\n\n## Part\n\nx', 'Title'],
  ])('keeps it and its first heading: %s', (_, text, title) => {
    const { page } = read(text);
    expect(page?.title).toBe(title);
    expect(page?.blocks[0]).toEqual({ type: 'heading', level: 2, text: 'Part' });
  });
});
