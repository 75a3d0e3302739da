import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';

const read = (page: object) => readContent({ title: 'T', pages: [page] }).content?.pages[0];
const paragraphs = (...texts: string[]) => texts.map((text) => ({ type: 'paragraph', text }));

describe('the text of an article', () => {
  it.each(['text', 'body', 'Content', 'markdown'])('becomes blocks if it comes as %s', (name) => {
    expect(read({ layout: 'article', title: 'A', [name]: 'One.\n\n- Two\n- Three' })).toEqual({
      layout: 'article',
      title: 'A',
      blocks: [
        { type: 'paragraph', text: 'One.' },
        { type: 'list', items: [{ text: 'Two' }, { text: 'Three' }] },
      ],
    });
  });

  it('includes the lines before it that fit no other field', () => {
    const page = read({
      layout: 'letter',
      sender: 'Ana Ruiz, Flat 12',
      recipient: '[[Name of the landlord]]',
      date: '22 November 2026',
      subject: 'Heating',
      body: 'Dear neighbor,\n\nThe heating has failed.\n\nAna Ruiz',
    });
    expect(page).toEqual({
      layout: 'article',
      title: 'Heating',
      blocks: paragraphs(
        'Ana Ruiz, Flat 12',
        '[[Name of the landlord]]',
        '22 November 2026',
        'Dear neighbor,',
        'The heating has failed.',
        'Ana Ruiz',
      ),
    });
  });

  it('is not the introduction if it is long', () => {
    const text = `${'Many words of a long text. '.repeat(30)}End.`;
    expect(read({ layout: 'article', title: 'A', text })).toMatchObject({ blocks: paragraphs(text) });
  });

  it('may be a short introduction', () => {
    const page = read({ layout: 'article', title: 'A', text: 'What we saw.', blocks: paragraphs('One.') });
    expect(page).toMatchObject({ lead: 'What we saw.', blocks: paragraphs('One.') });
  });
});
