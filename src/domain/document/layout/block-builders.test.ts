import { describe, expect, it } from 'vitest';
import { noteBlock, quoteBlock, sectionBlock } from './block-builders.ts';

describe('block builders', () => {
  it('escape their input', () => {
    expect(noteBlock({ id: 'note', title: '', text: 'Thanks & <b>bye</b>' })).toBe(
      '<section class="note is-brief" data-id="note" data-name="Note"><div class="block-body"><p class="block-text" data-id="note.text">Thanks &amp; &lt;b&gt;bye&lt;/b&gt;</p></div></section>',
    );
  });

  it('make a paragraph for each part between blank lines', () => {
    const html = sectionBlock({ id: 'terms', title: 'Terms', text: 'One.\n\nTwo.\n\n\n' });
    expect(html.match(/<p /g)).toHaveLength(2);
    expect(html).toContain('data-id="terms.text.2">Two.');
    expect(html).toContain('<h2 class="block-title" data-id="terms.title">Terms</h2>');
  });

  it('hang the quotation mark of a quote', () => {
    expect(quoteBlock({ id: 'q', text: '“Yes.”', by: 'Ana' })).toContain('hangs');
    expect(quoteBlock({ id: 'q', text: 'Yes.' })).not.toContain('hangs');
    expect(quoteBlock({ id: 'q', text: 'Yes.' })).not.toContain('figcaption');
  });
});
