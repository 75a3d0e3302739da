import { describe, expect, it } from 'vitest';
import { applyOperations } from '../../content/edit/apply-operations.ts';
import type { Running } from '../../content/running.ts';
import { assembleArticle } from '../assemble-article.ts';
import { layOutContent } from '../layout/lay-out-content.ts';
import { sampleArticle, sampleContent, sampleDeck } from '../layout/sample-contents.ts';
import { applyPatches } from '../patches/apply-patches.ts';
import { readArticle } from '../read-article.ts';
import { drawRunningLines, removeRunningLines } from './draw-running-lines.ts';

const foot: Running = { foot: { left: '{title}', center: 'Draft', right: '{page} / {pages}' } };

function drawn(running: Running | undefined, sample = sampleDeck): string {
  const slides = { format: 'slides-16x9', orientation: 'landscape' } as const;
  const content = sampleContent(sample, sample === sampleDeck ? slides : {});
  return assembleArticle(
    layOutContent({ ...content, look: { ...content.look, ...(running && { running }) } }),
  );
}

/** Returns the words of the running lines of each page. */
const linesOf = (html: string): readonly string[] =>
  readArticle(html).pages.map(({ blocks }) =>
    blocks
      .filter(({ html: own }) => /^<div class="running-line/.test(own))
      .map(({ text }) => text.replace(/\s+/g, ' ').trim())
      .join(' | '),
  );

describe('a running foot', () => {
  it('numbers every page but the cover, and says how many there are', () => {
    const html = drawn(foot);
    const lines = linesOf(html);
    expect(lines[0]).toBe('');
    lines.slice(1).forEach((line, index) => {
      expect(line).toContain(`${index + 2} / ${lines.length}`);
      expect(line).toContain('Draft');
    });
  });

  it('is left out on the first page if wanted', () => {
    const html = drawn({ ...foot, first: false }, sampleArticle(1));
    expect(linesOf(html)[0]).toBe('');
    expect(linesOf(drawn(foot, sampleArticle(1)))[0]).not.toBe('');
  });

  it('follows when pages are added or removed, and nothing else changes', () => {
    const html = drawn(foot);
    expect(drawRunningLines(html)).toBe(html);
    const { pages } = readArticle(html);
    const removed = applyPatches(html, [{ op: 'remove_page', id: pages.at(-1)?.id ?? '' }]).html;
    const count = pages.length - 1;
    expect(linesOf(drawRunningLines(removed)).at(-1)).toContain(`${count} / ${count}`);
    expect(removeRunningLines(html)).not.toContain('running-line is-');
  });

  it('shows markup as text', () => {
    const html = drawn({ head: { left: '<img src=x onerror=alert(1)>{unknown}' } });
    expect(html).not.toContain('<img src=x');
    expect(linesOf(html)[1]).toContain('{unknown}');
  });

  it('shows the logo of the document', () => {
    const content = sampleContent(sampleArticle(1), {});
    const logo = { source: '/files/assets/0123456789abcdef', text: 'Harbor' };
    const html = assembleArticle(
      layOutContent({
        ...content,
        head: { ...content.head, logo },
        look: { ...content.look, running: { head: { left: '{logo}{organization}' } } },
      }),
    );
    expect(html).toMatch(/<img class="running-logo"[^>]*alt="Harbor"/);
  });

  it('leaves documents without one as they are', () => {
    expect(drawn(undefined)).not.toContain('running-line');
    expect(drawn({ foot: {} })).toBe(drawn(undefined));
  });

  it('can be undone', () => {
    const content = sampleContent(sampleDeck, {});
    const edited = applyOperations(content, [{ op: 'set_look', look: { running: foot } }]);
    expect(edited.content.look.running).toEqual(foot);
    const back = applyOperations(edited.content, edited.inverse);
    expect(assembleArticle(layOutContent(back.content))).toBe(assembleArticle(layOutContent(content)));
  });
});
