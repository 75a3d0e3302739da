import type { DocumentContent, Page } from '../../../content/document-content.ts';
import { contentFor } from '../../../content/present/content-for.ts';
import type { Brief, BriefContent, Look } from '../../brief.ts';
import type { DocumentDraft, DraftPage } from '../../draft.ts';
import { accentTokens } from '../../kit/accent-tokens.ts';
import { layOut } from '../lay-out.ts';
import { headOf } from './bill-of-content.ts';
import { paperOf } from './papers-of-content.ts';
import { type SlidePage, slideLayouts, slideOf } from './slides-of-content.ts';

const isSlide = (page: Page): page is SlidePage => (slideLayouts as readonly string[]).includes(page.layout);

/** The look with everything that follows from it: an accent sets the colors that have to go with it. */
function lookOf({ look }: DocumentContent): Look {
  const { format, orientation, direction, theme, seed, accent, tokens } = look;
  return {
    format,
    orientation,
    direction,
    theme,
    seed,
    tokens: { ...(accent === undefined ? {} : accentTokens(accent, theme)), ...tokens },
  };
}

/** Slides that follow each other are one deck; every other page is laid out by itself. */
function partsOf(content: DocumentContent): readonly BriefContent[] {
  const parts: BriefContent[] = [];
  let deck: SlidePage[] = [];
  const endDeck = (): void => {
    if (deck.length === 0) return;
    const { organisation, runningTitle, date } = headOf(content.head);
    parts.push({
      kind: 'pitch-deck',
      organisation: organisation ?? '',
      runningTitle,
      date,
      slides: deck.map((page) => slideOf(page, content.language)),
    });
    deck = [];
  };
  for (const page of content.pages) {
    if (isSlide(page)) {
      deck.push(page);
      continue;
    }
    endDeck();
    parts.push(paperOf(page, content));
  }
  endDeck();
  return parts;
}

/** Layouts name their ids alike, so those of a further part get a prefix. */
function withPrefix(page: DraftPage, prefix: string): DraftPage {
  return {
    ...page,
    id: `${prefix}${page.id}`,
    blocks: page.blocks.map(({ id, html }) => ({
      id: `${prefix}${id}`,
      // Quotes in text are escaped, so this matches attributes only.
      html: html.replaceAll(' data-id="', ` data-id="${prefix}`),
    })),
  };
}

/**
 * Lays content out: pages and blocks of HTML with ids. The same content gives the same markup. Direction, theme and
 * palette may change later without new markup.
 */
export function layOutContent(given: DocumentContent): DocumentDraft {
  const content = contentFor(given);
  const common = { title: content.title, language: content.language, look: lookOf(content) };
  const drafts = partsOf(content).map((part) => layOut({ ...common, content: part } satisfies Brief));
  const [first, ...others] = drafts;
  if (!first) throw new RangeError('Content has at least one page.');
  return {
    ...first,
    pages: [
      ...first.pages,
      ...others.flatMap((draft, at) => draft.pages.map((page) => withPrefix(page, `part${at + 2}-`))),
    ],
  };
}
