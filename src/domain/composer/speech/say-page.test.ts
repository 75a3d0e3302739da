import { expect, it } from 'vitest';
import type { DocumentContent } from '../../content/document-content.ts';
import { sayBefore } from './say-page.ts';
import { speak } from './speak.ts';

const saidOf = (title: string): string => {
  const content = { title, language: 'en', pages: [] } as unknown as DocumentContent;
  return speak('en', sayBefore({ content, kind: 'Lunch menu', template: null, notes: [], language: 'en' }));
};

it('says the title and the kind of what it makes, each once', () => {
  expect(saidOf('Café Fenn')).toBe('Making your lunch menu: Café Fenn.');
  expect(saidOf('Lunch menu of Café Fenn')).toBe('Making your Lunch menu of Café Fenn.');
  expect(saidOf('Lunch menus compared')).toBe('Making your lunch menu: Lunch menus compared.');
  expect(saidOf('Lunch menu')).toBe('Making your lunch menu.');
});
