import type { TemplateHead } from '../../templates/template.ts';

/** Returns the head of an English template with nothing but what a test is about. */
export const headOf = (
  name: string,
  kind: string,
  title: string,
  own: Partial<TemplateHead> = {},
): TemplateHead => ({
  name,
  kind,
  title,
  words: [],
  asks: [],
  description: '',
  list: null,
  samples: [],
  outline: [],
  readers: [],
  language: 'en-US',
  format: 'a4',
  orientation: 'portrait',
  ...own,
});
