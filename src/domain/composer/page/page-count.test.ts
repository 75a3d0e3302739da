import { describe, expect, it } from 'vitest';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { withPageCount } from './page-count.ts';

const deckOf = (pages: readonly Page[]): DocumentContent => ({
  schema: 1,
  title: 'Pond dipping',
  language: 'en',
  look: {
    format: 'slides-16x9',
    orientation: 'landscape',
    direction: 'swiss',
    theme: 'light',
    tokens: {},
    seed: 1,
  },
  head: {},
  pages: [...pages],
});
const cover: Page = { layout: 'cover', title: 'Pond dipping' };
const statement = (title: string, label?: string): Page => ({
  layout: 'statement',
  title,
  ...(label && { label }),
});
const points = (title: string, ...items: string[]): Page => ({
  layout: 'points',
  title,
  items: items.map((item) => ({ title: item, text: '' })),
});
const counted = (pages: readonly Page[], wanted: number) =>
  withPageCount(deckOf(pages), {
    wanted,
    isTemplate: false,
    phrases: [],
    labels: { agenda: 'Agenda', next: 'Slide' },
  });

describe('a deck with more slides than asked for', () => {
  it('has short statements on one slide, under the name of the deck, each with its label', () => {
    const { content, note } = counted(
      [
        cover,
        statement('We expect 80 children'),
        statement('Two nets, one tray', 'Each gets'),
        statement('Bye'),
      ],
      3,
    );
    expect(note).toBeNull();
    expect(content.pages).toHaveLength(3);
    const text = JSON.stringify(content.pages);
    for (const words of ['We expect 80 children', 'Each gets', 'Two nets, one tray', 'Bye'])
      expect(text).toContain(words);
    expect(content.pages[1]).toMatchObject({ layout: 'points', title: 'Pond dipping' });
  });

  it('puts nothing under the heading of something else', () => {
    const { content, note } = counted(
      [cover, points('Bring', 'Boots', 'A coat'), statement('Parking is free')],
      2,
    );
    expect(content.pages).toHaveLength(3);
    expect(note).not.toBeNull();
  });

  it('joins lists before statements, and never more points than a slide holds', () => {
    const lists = [points('Bring', 'Boots', 'A coat'), points('Wear', 'A hat')];
    const { content } = counted([cover, statement('One'), statement('Two'), ...lists], 4);
    expect(content.pages.at(-1)).toMatchObject({ title: 'Bring · Wear' });
    const full = points('Bring', ...'abcdef');
    expect(counted([cover, full, points('Wear', 'A hat')], 2).content.pages).toHaveLength(3);
  });

  it('keeps a long statement alone', () => {
    const long = statement('The pond is older than the school. '.repeat(6).trim());
    expect(counted([cover, long, statement('Bye')], 2).content.pages).toHaveLength(3);
  });
});
