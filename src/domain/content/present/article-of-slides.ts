import type { Block, Entry } from '../blocks/blocks.ts';
import type { Figure } from '../blocks/figure.ts';
import type { Head, PageOf } from '../document-content.ts';
import { mapBlock } from '../map-blocks.ts';
import { joinTexts } from '../text/join-texts.ts';
import type { Point } from './points-of-block.ts';
import type { SlidePage } from './slide-page.ts';

const entriesBlock = (items: readonly Entry[]): Block[] => {
  if (items.length === 0) return [];
  return items.every(({ text }) => text === '')
    ? [{ type: 'list', items: items.map(({ title, icon }) => ({ text: title, ...(icon && { icon }) })) }]
    : [{ type: 'definitions', items: [...items] }];
};

const figuresBlock = (items: readonly (Figure | undefined)[]): Block[] => {
  const given = items.filter((item) => item !== undefined);
  return given.length > 0 ? [{ type: 'figures', items: given }] : [];
};

const text = (words: string | undefined): Block[] =>
  words === undefined || words === '' ? [] : [{ type: 'paragraph', text: words }];

/** Longer points become paragraphs below a heading. */
const longestEntry = 240;

function pointBlocks(items: readonly Point[], level: 3 | 4): Block[] {
  const isNumbered = items.every(({ marker }, at) => marker === String(at + 1));
  const isPlain = items.every((point) => point.diagram === undefined);
  const isShort = items.every((point) => point.text.length <= longestEntry);
  const entries = items.map(({ marker, title, text: words, icon }) => ({
    title: isNumbered ? title : joinTexts([marker, title], ' '),
    text: words,
    ...(icon !== undefined && { icon }),
  }));
  if (isPlain && isShort && isNumbered && entries.length > 0) return [{ type: 'steps', items: entries }];
  if (isPlain && isShort) return entriesBlock(entries);
  return items.flatMap(({ diagram }, at): Block[] => [
    { type: 'heading', level, text: entries[at]?.title ?? '' },
    ...text(entries[at]?.text),
    ...(diagram ? [{ type: 'diagram', diagram } as const] : []),
  ]);
}

/** Moves a slide's headings below its title's level. */
function demote(block: Block, by: 0 | 1): Block {
  const inner = mapBlock(block, (each) => demote(each, by));
  if (inner.type !== 'heading') return inner;
  return { ...inner, level: Math.min(4, inner.level + by) as 2 | 3 | 4 };
}

function bodyOf(page: SlidePage, level: 2 | 3): Block[] {
  const below = level === 2 ? 3 : 4;
  switch (page.layout) {
    case 'cover':
      return [
        ...text(page.subtitle),
        ...figuresBlock([page.hero]),
        ...(page.chart ? [{ type: 'chart', chart: page.chart } as const] : []),
      ];
    case 'statement':
      return text(page.text);
    case 'points':
      return pointBlocks(page.items, below);
    case 'figures':
      return figuresBlock(page.items);
    case 'chart':
      return [
        { type: 'chart', chart: page.chart },
        ...text(page.takeaway),
        ...figuresBlock([page.hero, page.ask]),
        ...entriesBlock(page.items ?? []),
      ];
    case 'table':
      return [{ type: 'table', table: page.table }];
    case 'quote':
      return [
        { type: 'quote', text: page.text, ...(page.by !== undefined && { by: page.by }) },
        ...entriesBlock(page.items ?? []),
      ];
    case 'text':
      return page.blocks.map((block) => demote(block, level === 3 ? 1 : 0));
    case 'closing':
      return [...figuresBlock([page.ask]), ...entriesBlock(page.items)];
  }
}

/**
 * Converts slides to running text: the cover becomes title and lead, each further slide a heading with its
 * content. Speaker notes stay notes of the page.
 * @param head printed at the head of each page, so it isn't repeated
 * @param documentTitle title of an article whose slides have no cover
 */
export function articleOfSlides(
  slides: readonly SlidePage[],
  head: Head,
  documentTitle: string,
): PageOf<'article'> {
  const [first, ...others] = slides;
  const opening = first?.layout === 'cover' ? first : null;
  /* Without a cover, the article has the document's title; a first slide with the same one adds no heading. */
  const isTitled = first?.label === undefined && first?.layout !== 'quote' && first?.title === documentTitle;
  const titled = opening ?? (isTitled ? first : null);
  const blocks: Block[] = [];
  if (opening) {
    const isPrinted = opening.label === head.label || opening.label === head.organization;
    blocks.push(...text(isPrinted ? '' : opening.label), ...bodyOf({ ...opening, subtitle: undefined }, 2));
  }
  let label = '';
  let heading = opening ? '' : documentTitle;
  for (const slide of opening ? others : slides) {
    const isNewLabel = (slide.label ?? '') !== label;
    label = slide.label ?? '';
    if (isNewLabel && label !== '') blocks.push({ type: 'heading', level: 2, text: label });
    const title = slide.layout === 'quote' ? '' : slide.title;
    const level = label === '' ? 2 : 3;
    /* Consecutive slides with the same title form one section. */
    if (title !== '' && (isNewLabel || title !== heading))
      blocks.push({ ...(slide.id !== undefined && { id: slide.id }), type: 'heading', level, text: title });
    heading = title;
    blocks.push(...bodyOf(slide, level));
  }
  const notes = joinTexts(
    slides.map((slide) => slide.notes),
    '\n',
  );
  return {
    ...(titled?.id !== undefined && { id: titled.id }),
    ...(notes !== '' && { notes }),
    layout: 'article',
    title: opening?.title || documentTitle,
    ...(opening?.subtitle !== undefined && { lead: opening.subtitle }),
    blocks,
  };
}
