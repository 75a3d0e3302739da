import { artDirections } from '../../../../content/choices.ts';
import type { Page, PageOf } from '../../../../content/document-content.ts';
import { layOutContent } from '../../../../document/layout/lay-out-content.ts';
import type { PartRole } from '../../../../topics/topic.ts';
import { evenRows, listOf, type PartList, type PartTable, tableOf } from '../part-list.ts';
import { byImportance } from '../part-order.ts';
import type { TopicPageRequest } from '../topic-page-request.ts';
import { inLine } from './part-section.ts';

type SheetSection = PageOf<'one-pager'>['sections'][number];

/** A part as one paragraph, a line per item. */
function sectionOf(part: PartList | PartTable): SheetSection {
  if (!('rows' in part)) return { title: part.title, text: part.items.map(inLine).join('\n') };
  const table = part;
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
  const roles = byImportance('sheet', asked, isForChildren);
  const sections = roles.flatMap((role) => {
    const part = listOf(parts, role) ?? tableOf(parts, role);
    return part ? [{ role, section: sectionOf(part) }] : [];
  });
  const named = request.sections.map(
    ({ title: name, part }): SheetSection =>
      part ? { ...sectionOf(part), title: name } : { title: name, text: `[[${request.labels.lacking}]]` },
  );
  const shown: readonly PartRole[] = [...asked, ...order];
  const pageWith = (count: number): PageOf<'one-pager'> => ({
    layout: 'one-pager',
    title,
    lead: isForChildren ? parts.children.text : `${definition.first} ${definition.more}`,
    ...(parts.figures && { figures: [...parts.figures.items] }),
    sections: [
      ...named,
      ...sections
        .slice(0, Math.max(0, Math.min(count, mostSections) - named.length))
        .sort((one, other) => shown.indexOf(one.role) - shown.indexOf(other.role))
        .map(({ section }) => section),
    ],
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
