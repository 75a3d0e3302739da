import { expect, it } from 'vitest';
import type { DocumentContent } from '../../content/document-content.ts';
import { sayBefore } from './say-page.ts';
import { speak } from './speak.ts';

const saidOf = (title: string): string => {
  const content = { title, language: 'en', pages: [] } as unknown as DocumentContent;
  return speak('en', sayBefore({ content, kind: 'Lunch menu', template: null, notes: [], language: 'en' }));
};

it('says the title of what it makes, unless that only repeats the kind', () => {
  expect(saidOf('Café Fenn')).toBe('Making your lunch menu: Café Fenn.');
  expect(saidOf('Lunch menu')).toBe('Making your lunch menu.');
});
