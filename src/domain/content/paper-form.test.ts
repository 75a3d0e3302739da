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

  it('gives way to the kind that is named', () => {
    const { content } = readContent({ kind: 'ticket', pages: [{ layout: 'voucher', title: 'x' }] });
    expect(content).toMatchObject({ kind: 'ticket', pages: [{ layout: 'flyer' }] });
  });

  it('needs no layout where the kind is one', () => {
    const { content } = readMarkdown('---\nkind: voucher\nhero: $25\n---\n\n# Gift voucher\n');
    expect(content).toMatchObject({ kind: 'voucher', pages: [{ layout: 'flyer', hero: '$25' }] });
  });
});
