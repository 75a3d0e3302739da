import { assignIds } from '../assign-ids.ts';
import type { DocumentContent, Page, PageOf } from '../document-content.ts';
import type { Look } from '../look.ts';
import { articleOfSlides } from './article-of-slides.ts';
import { isSlidePage, type SlidePage } from './slide-page.ts';
import { linesOf, type SlideRoom, slideRoom } from './slide-room.ts';
import { slidesOfArticle } from './slides-of-article.ts';
import { slidesOfOnePager } from './slides-of-one-pager.ts';

/** Slides that make a poster or sign when they are the only page on paper. */
const standalone = new Set(['cover', 'statement', 'quote', 'closing']);

const papers = new Set(['a4', 'letter', 'a5']);

/** A notice of a few lines fits a single story picture. */
function isNotice({ blocks, lead = '' }: PageOf<'article'>, { lineLength, lines }: SlideRoom): boolean {
  const isPlain = blocks.every(({ type }) => type === 'paragraph' || type === 'facts' || type === 'list');
  return isPlain && linesOf(blocks, lineLength) + lead.length / lineLength <= lines / 2;
}

function asSlides({ pages, look }: DocumentContent, room: SlideRoom): readonly Page[] {
  const isStory = look.format === 'story';
  return pages.flatMap((page, at): readonly Page[] => {
    if (page.layout === 'one-pager') return slidesOfOnePager(page, room);
    if (page.layout !== 'article' || (isStory && isNotice(page, room))) return [page];
    return slidesOfArticle(page, at === 0, room);
  });
}

const isDeck = (pages: readonly Page[]): pages is SlidePage[] => pages.every(isSlidePage);

function onPaper(content: DocumentContent): readonly Page[] {
  const { pages, title, head } = content;
  const [only, ...others] = pages;
  /* Slides among other pages, such as the cover of a report, were designed for paper. */
  if (!isDeck(pages) || (only && others.length === 0 && standalone.has(only.layout))) return pages;
  return [articleOfSlides(pages, head, title)];
}

/** Font and space factors fitted to one format don't suit another. */
function withoutFits(look: Look): Look {
  const tokens = Object.entries(look.tokens).filter(([name]) => !name.startsWith('fit-'));
  return { ...look, tokens: Object.fromEntries(tokens) };
}

const isUnchanged = (before: readonly Page[], after: readonly Page[]): boolean =>
  before.length === after.length && before.every((page, at) => page === after[at]);

/**
 * Returns the content as its format shows it: running text as slides, or slides as running text on paper.
 * Returns the same object if nothing changes. Computed at each layout and never stored, so that switching
 * formats back loses nothing.
 */
export function contentFor(content: DocumentContent): DocumentContent {
  const room = slideRoom(content.look.format);
  const isPaper = papers.has(content.look.format);
  if (!room && !isPaper) return content;
  const pages = room ? asSlides(content, room) : onPaper(content);
  if (isUnchanged(content.pages, pages)) return content;
  return assignIds({ ...content, look: withoutFits(content.look), pages: [...pages] });
}
