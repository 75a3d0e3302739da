import type { DocumentDraft, DraftBlock, DraftPage } from '../draft.ts';
import { layOutContent } from '../layout/lay-out-content.ts';
import type { Brief } from './brief.ts';
import { contentOfBrief } from './content-of-brief.ts';

/** The composer changes its pages as HTML, without content: fields to edit would lead nowhere. */
const fieldAttributes = / data-(?:field|range|drawn-from)="[^"]*"/g;

/**
 * On a page of its own, the layout's parts go by their bare names, by which the composer finds them again: 'totals'
 * rather than 'p1.totals', 'lines-2' on the second sheet.
 */
function bareId(id: string): string {
  const [, sheet, part] = /^p1(?:\.sheet(\d+))?(?:\.(.+))?$/.exec(id) ?? [];
  if (part === undefined) return sheet === undefined ? id : `p${sheet}`;
  return sheet === undefined ? part : `${part}-${sheet}`;
}

function bareBlock({ id, html }: DraftBlock): DraftBlock {
  return {
    id: bareId(id),
    // Quotes in text are escaped, so this matches attributes only.
    html: html
      .replace(fieldAttributes, '')
      .replace(/ data-id="([^"]*)"/g, (_, own: string) => ` data-id="${bareId(own)}"`),
  };
}

const barePage = (page: DraftPage): DraftPage => ({
  ...page,
  id: bareId(page.id),
  blocks: page.blocks.map(bareBlock),
});

/** The page of a brief, laid out from its content. */
export function draftOfBrief(brief: Brief): DocumentDraft {
  const draft = layOutContent(contentOfBrief(brief));
  return { ...draft, pages: draft.pages.map(barePage) };
}
