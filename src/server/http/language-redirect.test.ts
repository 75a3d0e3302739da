import { expect, it } from 'vitest';
import { languageRedirect } from './language-redirect.ts';

it('remembers a language and leads to the same page without the choice', () => {
  expect(languageRedirect('/pricing?from=test&set-language=de', true)).toEqual({
    cookie: 'octavo-language=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    location: '/pricing?from=test',
  });
  expect(languageRedirect('/?set-language=pt-BR', false)).toEqual({
    cookie: 'octavo-language=pt-BR; Path=/; Max-Age=31536000; SameSite=Lax',
    location: '/',
  });
});

it('is only for pages with a choice, and remembers no unknown language', () => {
  expect(languageRedirect('/pricing?from=test', false)).toBeNull();
  expect(languageRedirect('/set-language', false)).toBeNull();
  expect(languageRedirect('/?set-language=xx%0d%0ax', false)).toEqual({ cookie: '', location: '/' });
});

it.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/%2f/elsewhere.example',
  '///',
  '/\t/elsewhere.example',
])('never leads to another host: %s', (path) => {
  const { location = '' } = languageRedirect(`${path}?set-language=de`, false) ?? {};
  expect(new URL(location, 'https://octavo.example').origin).toBe('https://octavo.example');
});
