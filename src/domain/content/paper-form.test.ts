import { describe, expect, it } from 'vitest';
import { readContent } from './lenient/read-content.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import { paperFormOf } from './paper-form.ts';

describe('paperFormOf', () => {
  it.each([
    ['Certificates', 'certificate'],
    ['gift-certificate', 'voucher'],
    ['concert ticket', 'voucher'],
    ['door sign', 'sign'],
    ['Thank-you card', 'invitation'],
    ['poster', null],
    ['', null],
  ])('%s: %s', (kind, form) => {
    expect(paperFormOf(kind, 'a4')).toBe(form);
  });

  it('has no form for screens', () => {
    for (const format of ['slides-16x9', 'slides-4x3', 'story'])
      expect(paperFormOf('sign', format)).toBeNull();
  });
});

describe('a layout that names a form', () => {
  const flyer = { kind: 'certificate', pages: [{ layout: 'flyer', hero: 'Noor Haddad' }] };

  it('is a flyer of that kind in Markdown', () => {
    const { content } = readMarkdown('---\nlayout: certificate\nhero: Noor Haddad\n---\n\n# First place\n');
    expect(content).toMatchObject(flyer);
    expect(content && readMarkdown(writeMarkdown(content)).content).toEqual(content);
  });

  it('is a flyer of that kind in JSON, with a list of pages and without', () => {
    const page = { layout: 'certificate', title: 'First place', hero: 'Noor Haddad' };
    expect(readContent(page).content).toMatchObject(flyer);
    expect(readContent({ title: 'x', pages: [page] }).content).toMatchObject(flyer);
  });

  it('is overridden by an explicit kind', () => {
    const { content } = readContent({ kind: 'ticket', pages: [{ layout: 'voucher', title: 'x' }] });
    expect(content).toMatchObject({ kind: 'ticket', pages: [{ layout: 'flyer' }] });
  });

  it('is not required if the kind names a form', () => {
    const { content } = readMarkdown('---\nkind: voucher\nhero: $25\n---\n\n# Gift voucher\n');
    expect(content).toMatchObject({ kind: 'voucher', pages: [{ layout: 'flyer', hero: '$25' }] });
  });
});
