import { artDirections } from '../../../../content/choices.ts';
import type { Page, PageOf } from '../../../../content/document-content.ts';
import { layOutContent } from '../../../../document/layout/lay-out-content.ts';
import type { PartRole } from '../../../../topics/topic.ts';
import { evenRows, listOf, tableOf } from '../part-list.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';
import { inLine } from './part-section.ts';

const ranked: readonly PartRole[] = [
  'how',
  'kinds',
  'benefits',
  'limits',
  'why',
  'start',
  'myths',
  'terms',
  'history',
  'compare',
  'questions',
];
const forChildren: readonly PartRole[] = ['how', 'kinds', 'why', 'start', 'benefits', 'myths', 'terms'];

type SheetSection = PageOf<'one-pager'>['sections'][number];

/** A part as one paragraph, a line per item. */
function sectionOf(role: PartRole, { topic: { parts } }: TopicPageRequest): SheetSection | null {
  const list = listOf(parts, role);
  if (list) return { title: list.title, text: list.items.map(inLine).join('\n') };
  const table = tableOf(parts, role);
  if (!table) return null;
  const lines = evenRows(table).map(([name = '', ...cells]) => {
    const said = cells.map((cell, at) => [table.head[at + 1], cell].filter(Boolean).join(': '));
    return `**${name}** ${said.join('; ')}`;
  });
  return { title: table.title, text: lines.join('\n') };
}

const mostSections = 4;
/** An odd number of sections leaves a gap in their grid. */
const counts = [4, 2, 1];

/** Builds a page at a glance: definition, figures, and up to four parts, as many as one page holds in every direction. */
export function buildSheet(request: TopicPageRequest): Page {
  const { topic, title, asked, isForChildren, look } = request;
  const { definition, parts, language, order } = topic;
  const roles = [...new Set([...asked, ...(isForChildren ? forChildren : ranked)])];
  const sections = roles.flatMap((role) => {
    const section = sectionOf(role, request);
    return section ? [{ role, section }] : [];
  });
  const shown: readonly PartRole[] = [...asked, ...order];
  const pageWith = (count: number): PageOf<'one-pager'> => ({
    layout: 'one-pager',
    title,
    lead: isForChildren ? parts.children.text : `${definition.first} ${definition.more}`,
    ...(parts.figures && { figures: [...parts.figures.items] }),
    sections: sections
      .slice(0, Math.min(count, mostSections))
      .sort((one, other) => shown.indexOf(one.role) - shown.indexOf(other.role))
      .map(({ section }) => section),
    quote: { text: parts.hook.title },
  });
  const isOnePage = (page: Page): boolean =>
    artDirections.every(
      (direction) =>
        layOutContent({ schema: 1, title, language, look: { ...look, direction }, head: {}, pages: [page] })
          .pages.length === 1,
    );
  const fitting = counts.map(pageWith).find(isOnePage);
  return fitting ?? pageWith(1);
}
