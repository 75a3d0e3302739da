import type { Block } from '../blocks/blocks.ts';
import { type Layout, type Page, page as pageSchema } from '../document-content.ts';
import type { Shown } from './show-as.ts';

interface Slots {
  readonly title: string;
  readonly label?: string | undefined;
  readonly notes?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly blocks: readonly Block[];
}

/** Returns a page's content in slots shared by several layouts; null for layouts with slots of their own. */
function slotsOf(page: Page): Slots | null {
  const common = { notes: page.notes, title: 'title' in page ? page.title : '' };
  switch (page.layout) {
    case 'cover':
      if (page.hero || page.chart) return null;
      return { ...common, label: page.label, subtitle: page.subtitle, blocks: [] };
    case 'statement':
      return { ...common, label: page.label, subtitle: page.text, blocks: [] };
    case 'article':
      return { ...common, subtitle: page.lead, blocks: page.blocks };
    case 'text':
      return { ...common, label: page.label, blocks: page.blocks };
    case 'figures':
      return { ...common, label: page.label, blocks: [{ type: 'figures', items: page.items }] };
    case 'table':
      return { ...common, label: page.label, blocks: [{ type: 'table', table: page.table }] };
    case 'chart': {
      const { id: _id, notes: _notes, label, layout: _layout, title: _title, chart, ...more } = page;
      return Object.keys(more).length > 0 ? null : { ...common, label, blocks: [{ type: 'chart', chart }] };
    }
    case 'points': {
      const isPlain = page.items.every(({ marker, diagram }) => marker === undefined && !diagram);
      return isPlain
        ? { ...common, label: page.label, blocks: [{ type: 'definitions', items: page.items }] }
        : null;
    }
    default:
      return null;
  }
}

const layouts = ['cover', 'statement', 'article', 'text', 'figures', 'table', 'chart', 'points'] as const;

function pageOf(slots: Slots, layout: (typeof layouts)[number]): Page | null {
  const { title, label, notes, subtitle, blocks } = slots;
  const [only, ...others] = blocks;
  const base = {
    ...(notes !== undefined && { notes }),
    ...(label !== undefined && { label }),
    title,
  };
  const hasSubtitle = subtitle !== undefined;
  if (layout === 'cover' || layout === 'statement') {
    if (only) return null;
    return layout === 'cover'
      ? { ...base, layout, ...(hasSubtitle && { subtitle }) }
      : { ...base, layout, ...(hasSubtitle && { text: subtitle }) };
  }
  if (layout === 'article') {
    return label === undefined
      ? { ...base, layout, ...(hasSubtitle && { lead: subtitle }), blocks: [...blocks] }
      : null;
  }
  if (hasSubtitle) return null;
  if (layout === 'text') return { ...base, layout, blocks: [...blocks] };
  if (others.length > 0 || !only) return null;
  if (layout === 'figures' && only.type === 'figures') return { ...base, layout, items: only.items };
  if (layout === 'table' && only.type === 'table') return { ...base, layout, table: only.table };
  if (layout === 'chart' && only.type === 'chart') return { ...base, layout, chart: only.chart };
  if (layout === 'points' && only.type === 'definitions') return { ...base, layout, items: only.items };
  return null;
}

/** Returns the page in each other layout that can hold all its content, with the same id. */
export function showPageAs(page: Page): readonly Shown<Layout, Page>[] {
  const slots = slotsOf(page);
  if (!slots) return [];
  return layouts.flatMap((as) => {
    const value = as === page.layout ? null : pageOf(slots, as);
    if (!value || !pageSchema.safeParse(value).success) return [];
    return [{ as, value: { ...value, ...(page.id !== undefined && { id: page.id }) } }];
  });
}
