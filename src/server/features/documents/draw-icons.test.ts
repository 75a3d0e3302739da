import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { artDirections } from '../../../domain/content/choices.ts';
import { sanitiseArticle } from '../../../domain/document/sanitise/sanitise-article.ts';
import { iconWords } from '../../../domain/icons/icon-words.ts';
import { drawBlockIcons, drawIcons } from './draw-icons.ts';

const icon = (name: string): string => `<span class="icon" data-icon="${name}" aria-hidden="true"></span>`;
const page = (direction: string, ...blocks: string[]): string =>
  sanitiseArticle(
    `<article class="doc" data-direction="${direction}"><section class="page" data-id="p1">${blocks
      .map(
        (block, at) =>
          `<div data-id="b${at}"${block.startsWith('!') ? ' data-locked=""' : ''}><p>${block}</p></div>`,
      )
      .join('')}</section></article>`,
  );

describe('icons of a page', () => {
  it.each(artDirections)(
    'are drawn in the weight of %s, and stay the same when redrawn',
    async (direction) => {
      const drawn = await drawIcons(page(direction, `${icon('leaf')} Leaf`, 'No icon'));
      expect(drawn).toMatch(/data-icon="leaf"[^>]*><svg viewBox="0 0 256 256">.*<path /);
      expect(drawn).toContain('> Leaf</p>');
      expect(sanitiseArticle(drawn)).toBe(drawn);
      expect(await drawIcons(drawn)).toBe(drawn);
    },
  );

  it('follow the art direction, except in a locked block', async () => {
    const drawn = await drawIcons(page('swiss', icon('leaf'), `!${icon('leaf')}`));
    const bold = /<svg.*?<\/svg>/s.exec(drawn)?.[0] ?? '';
    expect(drawn.split(bold)).toHaveLength(2);
    const light = await drawIcons(drawn.replace('data-direction="swiss"', 'data-direction="editorial"'));
    expect(light).not.toContain(bold);
  });

  it('are unchanged if the set has no icon of that name', async () => {
    const odd = page(
      'swiss',
      icon('no-such-icon'),
      icon('__proto__'),
      icon('constructor'),
      icon('"><script>'),
    );
    expect(await drawIcons(odd)).toBe(odd);
  });

  it('never replace words, and are limited in number', async () => {
    const words = page(
      'swiss',
      '<b data-icon="leaf">Words</b>',
      `<b data-icon="leaf">Outer ${icon('leaf')}</b>`,
    );
    const drawn = await drawIcons(words);
    expect(drawn).toContain('Words</b>');
    expect(drawn).toContain('Outer <span');
    expect(drawn.split('<svg')).toHaveLength(2);
    const many = await drawBlockIcons(`<p>${icon('leaf').repeat(5_000)}</p>`, 'swiss');
    expect(many.split('<svg')).toHaveLength(501);
  });

  it('are drawn in a single block', async () => {
    expect(await drawBlockIcons(`<div>${icon('clock')}</div>`, 'poster')).toContain(
      '<svg viewBox="0 0 256 256"><path',
    );
  });

  it('exist in every weight', () => {
    const { icons } = createRequire(import.meta.url)('@iconify-json/ph/icons.json') as { icons: object };
    const missing = iconWords
      .split('\n')
      .map((line) => line.split(':')[0])
      .flatMap((name) => ['', '-light', '-bold', '-fill', '-duotone'].map((weight) => `${name}${weight}`))
      .filter((name) => !Object.hasOwn(icons, name));
    expect(missing).toEqual([]);
  });
});
