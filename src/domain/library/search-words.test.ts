import { describe, expect, it } from 'vitest';
import { searchWords, wantedWords } from './search-words.ts';

/** Matches like the database: every wanted word must match a whole word or a prefix. */
function finds(query: string, text: string): boolean {
  const words = searchWords(text, 1000);
  const wanted = wantedWords(query);
  return (
    wanted.length > 0 &&
    wanted.every(({ word, isBeginning }) =>
      words.some((each) => (isBeginning ? each.startsWith(word) : each === word)),
    )
  );
}

describe('searching', () => {
  it.each([
    ['invoice acme', 'Invoice for ACME Corp'],
    ['invo', 'Invoice 0231'],
    ['270', 'Total $270.00'],
    ['grusse', 'Grüße aus Köln'.replace('ß', 'ss')],
    ['koln', 'Grüße aus Köln'],
    ['KÖLN', 'ko\u0308ln'],
    ['ferries', 'Fjord-Ferries, invoices'],
    ['привет', 'Привет, мир'],
    ['καλημερα', 'Καλημέρα κόσμε'],
    ['請求書', '株式会社の請求書です'],
    ['書', '請求書'],
    ['東京 invoice', 'Invoice 東京支店'],
    ['3月', '2026年3月の報告'],
    ['สวัสดี', 'ขอสวัสดีครับ'],
    ['한국', '한국어 문서'],
    ['नमस्ते', 'नमस्ते दुनिया'],
    ['حفلة', 'حفلة موسيقية'],
    ['ＡＢＣ', 'abc'],
  ])('%j finds %j', (query, text) => expect(finds(query, text)).toBe(true));

  it.each([
    ['quote', 'Invoice for Acme'],
    ['acme nobody', 'Invoice for Acme'],
    ['voice', 'Invoice'],
    ['京都', '東京と都会'],
    ['!!! %_', 'anything'],
    ['', 'anything'],
  ])('%j does not find %j', (query, text) => expect(finds(query, text)).toBe(false));

  it('stays within its limits for any input', () => {
    expect(searchWords('a b c d e', 3)).toEqual(['a', 'b', 'c']);
    expect(searchWords('x'.repeat(10_000), 10)[0]).toHaveLength(60);
    expect(searchWords("'\\:*&|!<->\u0000 ok", 10)).toEqual(['ok']);
  });
});
