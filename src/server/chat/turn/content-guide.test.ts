import { encode } from 'gpt-tokenizer';
import { describe, expect, it } from 'vitest';
import { block } from '../../../domain/content/blocks/blocks.ts';
import { page } from '../../../domain/content/document-content.ts';
import { contentGuide } from './content-guide.ts';

describe('what a language model is told', () => {
  it('names every layout and block', () => {
    const layouts = page.options.map((option) => option.shape.layout.value);
    const blocks = block.options.map((option) => option.shape.type.value).filter((type) => type !== 'html');
    for (const name of [...layouts, ...blocks]) expect(contentGuide).toContain(`\n${name} {`);
    expect(contentGuide).not.toContain('html');
  });

  it('leaves room for the tools within 3,500 tokens', () => {
    expect(encode(contentGuide).length).toBeLessThan(2_300);
  });
});
