import { encode } from 'gpt-tokenizer';
import { describe, expect, it } from 'vitest';
import { block } from '../../../domain/content/blocks/blocks.ts';
import { page } from '../../../domain/content/document-content.ts';
import { contentGuide } from './content-guide.ts';

describe('the system prompt of a language model', () => {
  it('lists every layout and block', () => {
    const layouts = page.options.map((option) => option.shape.layout.value);
    const blocks = block.options.map((option) => option.shape.type.value).filter((type) => type !== 'html');
    for (const name of [...layouts, ...blocks]) expect(contentGuide).toContain(`\n${name} {`);
    expect(contentGuide).not.toContain('html');
  });

  it('fits in 3,500 tokens, with the tools', () => {
    expect(encode(contentGuide).length).toBeLessThan(2_300);
  });
});
