import { describe, expect, it } from 'vitest';
import { kitGuide } from './kit-guide.ts';

describe('what a language model is told', () => {
  it('shows a page of each kind in the markup of the kit, and stays short', () => {
    const guide = kitGuide();
    expect(guide).toContain('write_document for invoice');
    expect(guide).toContain('write_document for one-pager');
    expect(guide).toContain('write_document for pitch-deck');
    expect(guide).toContain('data-gap=');
    expect(guide.length).toBeLessThan(24_000);
  });
});
