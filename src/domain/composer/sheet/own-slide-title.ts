import type { Page } from '../../content/document-content.ts';

/** Longer titles take more than two lines. */
const longestTitle = 60;

/** Returns what a slide shows as its title: 'Members · Subs'; null if that is too long. */
function joined(names: readonly string[]): string | null {
  const said = names.map((name) => name.replaceAll('**', '').trim()).filter(Boolean);
  const title = said.join(' · ');
  return said.length > 0 && title.length <= longestTitle ? title : null;
}

/** Returns a slide that has the title of its deck with one of its own: what it shows, or the first of its points. */
export function withOwnSlideTitle(page: Page, deck: string): Page {
  if (!('title' in page) || page.title !== deck) return page;
  switch (page.layout) {
    case 'figures':
      return { ...page, title: joined(page.items.map(({ label }) => label)) ?? deck };
    case 'chart':
      return { ...page, title: joined(page.chart.labels) ?? deck };
    case 'table': {
      const heads = page.table.head.every(Boolean) ? page.table.head : [];
      return { ...page, title: joined(heads) ?? joined(page.table.rows.map(([name = '']) => name)) ?? deck };
    }
    case 'points': {
      const [first, ...items] = page.items;
      if (page.items.every(({ text }) => text !== ''))
        return { ...page, title: joined(page.items.map(({ title }) => title)) ?? deck };
      return first && items.length > 0 && first.text === '' && first.title.length <= longestTitle
        ? { ...page, title: first.title, items }
        : page;
    }
    default:
      return page;
  }
}
