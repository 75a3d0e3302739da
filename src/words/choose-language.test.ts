import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { languageCodes } from './languages.ts';

const chosen = (acceptLanguage?: string, cookie?: string) =>
  chooseLanguage({ 'accept-language': acceptLanguage, cookie });

describe('chooseLanguage', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-PT,pt;q=0.9', 'pt-BR'],
    ['zh-CN,zh;q=0.9', 'zh-Hans'],
    ['zh-TW,ja;q=0.5', 'ja'],
    ['AR-eg', 'ar'],
    ['fr;q=0.3, nl;q=0.7', 'nl'],
    ['fr;q=0, it', 'it'],
    ['sv, da', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of the browser preference %s is %s', (header, language) => {
    expect(chosen(header)).toBe(language);
  });

  it('prefers the language chosen in this browser', () => {
    expect(chosen('de', 'a=b; octavo-language=ja; c=d')).toBe('ja');
    expect(chosen('de', 'octavo-language=xx')).toBe('de');
    expect(chosen('de', 'not-octavo-language=ja')).toBe('de');
  });

  it('returns a language of the interface for any headers', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (header, cookie) => {
        expect(languageCodes).toContain(chosen(header, cookie));
      }),
    );
  });
});
