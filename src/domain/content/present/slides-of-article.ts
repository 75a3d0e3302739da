import type { Block, BlockOf } from '../blocks/blocks.ts';
import type { Page, PageOf } from '../document-content.ts';
import { closingSlide, takeClosing } from './closing-slide.ts';
import { linesOf, type SlideRoom } from './slide-room.ts';
import { type SlideHead, slidesOfBlocks } from './slides-of-blocks.ts';

/** Maximum length of a lead below the title of a cover. */
const longestSubtitle = 240;

interface Section {
  readonly heading: BlockOf<'heading'> | null;
  readonly blocks: Block[];
}

/** Splits blocks into sections at headings of a level. The first section has no heading. */
function sectionsOf(blocks: readonly Block[], level: number): readonly [Section, ...Section[]] {
  const sections: [Section, ...Section[]] = [{ heading: null, blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level <= level) sections.push({ heading: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

function topLevel(blocks: readonly Block[]): number {
  return Math.min(4, ...blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : [])));
}

/** Returns a slide for a heading without content. */
function headingSlide({ title, id, label }: SlideHead): Page {
  return {
    ...(id !== undefined && { id }),
    ...(label !== undefined && { label }),
    layout: 'statement',
    title,
  };
}

/** Returns the slides of a section: one per subheading if it doesn't fit a single slide. */
function slidesOfSection({ heading, blocks }: Section, head: SlideHead, room: SlideRoom): Page[] {
  const own: SlideHead = heading ? { title: heading.text, id: heading.id } : { ...head, isUntitled: true };
  if (heading && blocks.length === 0) return [headingSlide(own)];
  const level = topLevel(blocks);
  const hasParts = blocks.filter((block) => block.type === 'heading' && block.level === level).length > 1;
  if (!hasParts || linesOf(blocks, room.lineLength) <= room.lines) return slidesOfBlocks(blocks, own, room);
  const [first, ...parts] = sectionsOf(blocks, level);
  const label = own.title === '' ? undefined : own.title;
  return [
    ...slidesOfBlocks(first.blocks, own, room),
    ...parts.flatMap(({ heading: inner, blocks: below }) => {
      const partHead = { title: inner?.text ?? '', id: inner?.id, label };
      return below.length === 0 ? [headingSlide(partHead)] : slidesOfBlocks(below, partHead, room);
    }),
  ];
}

/** Returns the slides for title and lead: the cover of a document, or a plain slide further on. */
function openingSlides(page: PageOf<'article'>, isFirst: boolean): Page[] {
  const { id, title, lead, notes } = page;
  const base = { ...(id !== undefined && { id }), ...(notes !== undefined && { notes }), title };
  if (!isFirst) return [{ ...base, layout: 'statement', ...(lead !== undefined && { text: lead }) }];
  if (lead === undefined || lead.length <= longestSubtitle)
    return [{ ...base, layout: 'cover', ...(lead !== undefined && { subtitle: lead }) }];
  return [
    { ...base, layout: 'cover' },
    { layout: 'text', title, blocks: [{ type: 'paragraph', text: lead }] },
  ];
}

/** If there is no lead, uses a first paragraph that is followed by another type of block. */
function withLead(page: PageOf<'article'>): PageOf<'article'> {
  const [first, next] = page.blocks;
  const isLead =
    page.lead === undefined &&
    first?.type === 'paragraph' &&
    first.text.length <= longestSubtitle &&
    next !== undefined &&
    next.type !== 'paragraph';
  return isLead ? { ...page, lead: first.text, blocks: page.blocks.slice(1) } : page;
}

/**
 * Converts running text to slides: a cover, a slide per heading in the layout that suits its content, and a
 * closing slide for the calls to action at the end. Keeps every word.
 */
export function slidesOfArticle(given: PageOf<'article'>, isFirst: boolean, room: SlideRoom): Page[] {
  const page = withLead(given);
  const { rest, closing } = takeClosing(page.blocks);
  const [opening, ...sections] = sectionsOf(rest, topLevel(rest));
  const last = sections.at(-1);
  /* A heading followed only by the closing blocks becomes the title of the last slide. */
  const closingHeading = last && last.blocks.length === 0 && closing.length > 0 ? last.heading : null;
  const end = closingSlide(closing, {
    id: closingHeading?.id ?? closing[0]?.id,
    title: closingHeading?.text ?? page.title,
  });
  const shown = end && closingHeading ? sections.slice(0, -1) : sections;
  return [
    ...openingSlides(page, isFirst),
    ...[opening, ...shown].flatMap((section) => slidesOfSection(section, { title: page.title }, room)),
    ...(end ? [end] : []),
  ];
}
