import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { attacks } from './attack-corpus.test-data.ts';
import { forbiddenFindings } from './forbidden-findings.test-data.ts';
import { sanitiseArticle, sanitiseBlock } from './sanitise-article.ts';

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

describe('hostile markup', () => {
  it('has a large corpus', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(280);
  });

  it('is detected by the checker used on the results', () => {
    const caught = attacks.filter((attack) => attack.length < 2000 && forbiddenFindings(attack).length > 0);
    expect(caught.length).toBeGreaterThan(120);
  });

  it.each(attacks.map((attack) => [shortened(attack), attack]))('becomes harmless: %s', (_, attack) => {
    for (const sanitise of [sanitiseBlock, sanitiseArticle]) {
      const clean = sanitise(attack);
      expect(forbiddenFindings(clean)).toEqual([]);
      expect(clean).not.toMatch(/<!|<\?/);
      expect(sanitise(clean)).toBe(clean);
    }
  });

  it('is harmless inside an otherwise valid page', () => {
    const page = attacks
      .filter((attack) => attack.length < 2000)
      .map((attack, index) => `<div data-id="b${index}">${attack}</div>`)
      .join('');
    const clean = sanitiseArticle(`<article class="doc"><section class="page">${page}</section></article>`);
    expect(forbiddenFindings(clean)).toEqual([]);
    expect(sanitiseArticle(clean)).toBe(clean);
  });

  it('is handled completely at many megabytes', () => {
    const size = repeats(500_000, 5_000_000);
    const paragraph = '<p onclick="x()">Words and <b>words</b> &amp; a <a href="javascript:x">link</a>.</p>';
    const clean = sanitiseBlock(paragraph.repeat(Math.ceil(size / paragraph.length)));
    expect(clean.startsWith('<p>Words and <b>words</b> &amp; a <a>link</a>.</p><p>')).toBe(true);
    expect(clean.match(/<p>/g)).toHaveLength(Math.ceil(size / paragraph.length));
    expect(clean).not.toContain('onclick');
  });

  it('is truncated at a million elements', () => {
    expect(sanitiseBlock('<div>'.repeat(1_000_000)).length).toBeLessThan(10_000);
    expect(forbiddenFindings(sanitiseBlock('<svg><script>'.repeat(200_000)))).toEqual([]);
  });
});
