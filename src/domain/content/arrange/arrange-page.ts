import type { Block, Entry } from '../blocks/blocks.ts';
import type { Figure } from '../blocks/figure.ts';
import { type Layout, type Page, type PageOf, page as pageSchema } from '../document-content.ts';
import { articleOfSlides } from '../present/article-of-slides.ts';
import { isSlidePage } from '../present/slide-page.ts';
import { showPageAs } from '../show-as/show-page-as.ts';
import { arrangeBlocks } from './arrange-blocks.ts';
import type { ArrangedPage } from './arrangement.ts';

const layoutNames: Partial<Record<Layout, string>> = {
  cover: 'As a cover',
  statement: 'As a statement',
  points: 'As points',
  figures: 'As figures',
  table: 'As a table',
  chart: 'As a chart',
  text: 'As text',
};

const withBlocks = <P extends PageOf<'article' | 'text'>>(page: P, blocks: readonly Block[]): P => ({
  ...page,
  blocks: [...blocks],
});

/** The most figures that a one-pager shows besides the largest one. */
const mostFigures = 4;

function* arrangeOnePager(page: PageOf<'one-pager'>): Generator<ArrangedPage> {
  const { hero, figures = [], ...rest } = page;
  const [first, ...others] = figures;
  if (hero && first)
    yield { name: 'Other number first', page: { ...rest, hero: first, figures: [hero, ...others] } };
  if (hero && figures.length < mostFigures)
    yield { name: 'Numbers in a row', page: { ...rest, figures: [hero, ...figures] } };
  if (!hero && first) yield { name: 'Number first', page: { ...rest, hero: first, figures: others } };
  yield { name: 'As a report', page: reportOf(page) };
}

const entryBlocks = ({ title, text, icon }: Entry): Block[] => [
  { type: 'heading', level: 2, text: title, ...(icon !== undefined && { icon }) },
  ...(text === '' ? [] : [{ type: 'paragraph' as const, text }]),
];

function reportOf(page: PageOf<'one-pager'>): Page {
  const { hero, figures = [], chart, diagram, stops = [], sections, quote, action, contact } = page;
  const all: readonly Figure[] = [...(hero ? [hero] : []), ...figures];
  const blocks: Block[] = [
    ...(all.length > 0 ? [{ type: 'figures' as const, items: [...all] }] : []),
    ...(chart ? [{ type: 'chart' as const, chart }] : []),
    ...(diagram ? [{ type: 'diagram' as const, diagram }] : []),
    ...(stops.length > 0
      ? [
          {
            type: 'list' as const,
            ordered: true,
            items: stops.filter((stop) => stop !== '').map((text) => ({ text })),
          },
        ]
      : []),
    ...sections.flatMap(entryBlocks),
    ...(quote ? [{ type: 'quote' as const, ...quote }] : []),
    ...(action === undefined ? [] : [{ type: 'action' as const, text: action }]),
    ...(contact ? [{ type: 'contact' as const, items: contact }] : []),
  ];
  const { id, notes, title, lead } = page;
  return {
    ...(id !== undefined && { id }),
    ...(notes !== undefined && { notes }),
    layout: 'article',
    title,
    ...(lead !== undefined && { lead }),
    blocks,
  };
}

/** Longest text that works as the largest on a flyer. */
const longestHero = 16;

function* arrangeFlyer(page: PageOf<'flyer'>): Generator<ArrangedPage> {
  const { hero, ...rest } = page;
  for (const { label, value } of page.facts)
    if (value.length <= longestHero && value !== hero && !value.includes('[['))
      yield { name: `${label} first`, page: { ...page, hero: value } };
  // Without its largest text, which a fact repeats, the title leads.
  const isRepeated = page.facts.some(({ value }) => hero !== undefined && value.includes(hero));
  if (hero !== undefined && isRepeated) yield { name: 'Title first', page: rest };
  if (page.points && page.points.length > 1 && page.listing === undefined)
    yield { name: 'As a listing', page: listingOf(page) };
}

function listingOf(page: PageOf<'flyer'>): Page {
  const { points = [], program, ...rest } = page;
  const rows = points.map(({ label, title, text }) => ({
    label: [label, title].filter((each) => each !== undefined && each !== '').join(' '),
    value: text,
  }));
  return { ...rest, listing: { title: program ?? page.title, rows } };
}

function* arrangeSlide(page: Page): Generator<ArrangedPage> {
  if (!isSlidePage(page) || page.layout === 'text') return;
  if (page.layout === 'points') {
    // Markers that are only numbers are decoration; without them, the points have icons or none.
    const isNumbered = page.items.every(({ marker }, at) => marker === String(at + 1));
    const items = page.items.map(({ marker, ...item }, at) =>
      isNumbered ? item : { ...item, marker: marker ?? String(at + 1) },
    );
    yield { name: isNumbered ? 'Without numbers' : 'Numbered', page: { ...page, items } };
  }
  if (page.layout === 'closing' && !page.ask && page.items.length >= 2)
    yield { name: 'As points', page: { ...page, layout: 'points', items: page.items } };
  const { blocks } = articleOfSlides([page], {}, '');
  const [heading, ...below] = blocks;
  if (page.layout === 'cover' || page.layout === 'quote' || heading?.type !== 'heading') return;
  const body = page.label === undefined ? below : below.filter((block) => block.type !== 'heading');
  yield {
    name: 'As text',
    page: {
      ...(page.id !== undefined && { id: page.id }),
      ...(page.notes !== undefined && { notes: page.notes }),
      ...(page.label !== undefined && { label: page.label }),
      layout: 'text',
      title: page.title,
      blocks: body,
    },
  };
}

function* arrangeText(page: PageOf<'article' | 'text'>, language: string): Generator<ArrangedPage> {
  for (const { name, blocks } of arrangeBlocks(page.blocks, language))
    yield { name, page: withBlocks(page, blocks) };
}

function* candidates(page: Page, language: string): Generator<ArrangedPage> {
  if (page.layout === 'one-pager') yield* arrangeOnePager(page);
  if (page.layout === 'flyer') yield* arrangeFlyer(page);
  if (page.layout === 'article' || page.layout === 'text') yield* arrangeText(page, language);
  const isSlide = isSlidePage(page);
  for (const { as, value } of showPageAs(page)) {
    const name = layoutNames[as];
    if (name !== undefined && isSlide) yield { name, page: value };
  }
  yield* arrangeSlide(page);
}

/** Yields other arrangements of a page that keep its id. */
export function* arrangePage(page: Page, language: string): Generator<ArrangedPage> {
  const known = new Set([JSON.stringify(page)]);
  for (const { name, page: next } of candidates(page, language)) {
    const key = JSON.stringify(next);
    if (known.has(key) || known.has(name) || !pageSchema.safeParse(next).success) continue;
    known.add(key).add(name);
    yield { name, page: next };
  }
}
