import type { Page, PageOf } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Template } from '../../templates/template.ts';
import type { KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';

type Flyer = PageOf<'flyer'>;

const usualPart = /^\{\{part: ?([^{}]{1,80})\}\}$/;

/** Returns the parts of an outline as points: the headings that suit any subject, with the gaps below them. */
function pointsOf({ content }: Template): NonNullable<Flyer['points']> {
  const [page] = content.pages;
  const blocks = page && 'blocks' in page ? page.blocks : [];
  return blocks.flatMap((block, at) => {
    const title = block.type === 'heading' ? usualPart.exec(block.text)?.[1] : undefined;
    const next = blocks[at + 1];
    return title !== undefined && next?.type === 'paragraph' ? [{ title, text: next.text }] : [];
  });
}

/**
 * Returns a poster or a flyer of which only the title is known with gaps: a poster explains its subject, and a flyer says
 * when and where. Other pages stay as they are.
 */
export function withFlyerGaps(
  page: Page,
  kind: KindId | null,
  language: ReaderLanguage,
  outline: Template | null,
): Page {
  if (page.layout !== 'flyer' || (kind !== 'poster' && kind !== 'flyer')) return page;
  const { tagline, points, listing, contact, hero, facts } = page;
  const isBare = !(tagline || points || listing || contact || hero) && facts.length === 0;
  if (!isBare) return page;
  const { labels } = pageWordsOf(language);
  if (kind === 'poster' && outline) return { ...page, points: pointsOf(outline) };
  const rows = [labels.when, labels.where, labels.contact];
  return { ...page, facts: rows.map((label) => ({ label, value: `[[${label}]]` })) };
}
