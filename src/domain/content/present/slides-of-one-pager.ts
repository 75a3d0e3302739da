import type { Block } from '../blocks/blocks.ts';
import type { Page, PageOf } from '../document-content.ts';
import { closingSlide } from './closing-slide.ts';
import type { SlideRoom } from './slide-room.ts';
import { slidesOfBlocks } from './slides-of-blocks.ts';

/** Maximum length of a lead below the title of a cover. */
const longestSubtitle = 240;

function sectionBlocks(page: PageOf<'one-pager'>): Block[] {
  const { sections } = page;
  return sections.length > 0 ? [{ type: 'definitions', items: sections }] : [];
}

function stopBlocks({ stops = [] }: PageOf<'one-pager'>): Block[] {
  const named = stops.filter((stop) => stop !== '');
  return named.length > 0 ? [{ type: 'list', ordered: true, items: named.map((text) => ({ text })) }] : [];
}

/** Converts a one-pager to slides: claim and number, evidence, arguments, next step. */
export function slidesOfOnePager(page: PageOf<'one-pager'>, room: SlideRoom): Page[] {
  const { id, notes, title, lead, hero, diagram, figures = [], chart, quote, action, contact = [] } = page;
  const isLeadOnCover = lead === undefined || lead.length <= longestSubtitle;
  const leadBlocks: Block[] = isLeadOnCover ? [] : [{ type: 'paragraph', text: lead }];
  const numbers = [...(hero ? [hero] : []), ...figures];
  const blocks: Block[] = [
    ...(numbers.length > 0 ? [{ type: 'figures', items: numbers } as const] : []),
    ...(diagram ? [{ type: 'diagram', diagram } as const] : []),
    ...stopBlocks(page),
    ...(chart ? [{ type: 'chart', chart } as const] : []),
    ...sectionBlocks(page),
    ...(quote ? [{ type: 'quote', ...quote } as const] : []),
  ];
  const end = closingSlide(
    [
      ...(action === undefined ? [] : [{ type: 'action', text: action } as const]),
      { type: 'contact', items: contact },
    ],
    { title },
  );
  const cover: Page = {
    ...(id !== undefined && { id }),
    ...(notes !== undefined && { notes }),
    layout: 'cover',
    title,
    ...(isLeadOnCover && lead !== undefined && { subtitle: lead }),
  };
  return [
    cover,
    ...slidesOfBlocks([...leadBlocks, ...blocks], { title, isUntitled: true }, room),
    ...(end ? [end] : []),
  ];
}
