import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { contentFor } from '../../content/present/content-for.ts';
import { isSlidePage } from '../../content/present/slide-page.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { DocumentDraft, DraftPage } from '../draft.ts';
import { accentTokens } from '../kit/accent-tokens.ts';
import type { Look } from '../kit/look.ts';
import type { Frame } from './frame.ts';
import { layOutArticle } from './lay-out-article.ts';
import { layOutFlyer } from './lay-out-flyer.ts';
import { layOutInvoice } from './lay-out-invoice.ts';
import { layOutOnePager } from './lay-out-one-pager.ts';
import { layOutSlide, type SlidePlace } from './lay-out-slide.ts';
import { withLogo } from './logo.ts';
import { readFields } from './text/read-fields.ts';

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

function frameOf(content: DocumentContent): Frame {
  const { title, kind, language, look, head } = content;
  return { title, kind, language, look: lookOf(content), head: readFields(head), subject: look.subject };
}

function layOutOne(page: Page, place: SlidePlace, frame: Frame): readonly DraftPage[] {
  const id = page.id ?? '';
  switch (page.layout) {
    case 'invoice':
      return layOutInvoice(page, id, frame);
    case 'one-pager':
      return layOutOnePager(page, id, frame);
    case 'flyer':
      return layOutFlyer(page, id, frame);
    case 'article':
      return layOutArticle(page, id, frame);
    default:
      return layOutSlide(page, id, place, frame);
  }
}

/** What a page was laid out in, and what came of it. */
interface LaidOut {
  readonly setting: string;
  readonly pages: readonly DraftPage[];
}

/** Edits leave pages that they don't touch the same objects, so what was laid out before is found by the page. */
const known = new WeakMap<Page, LaidOut>();

function layOutOnce(page: Page, place: SlidePlace, frame: Frame, setting: string): readonly DraftPage[] {
  const before = known.get(page);
  if (before?.setting === setting) return before.pages;
  const pages = layOutOne(page, place, frame);
  known.set(page, { setting, pages });
  return pages;
}

/** The sheets of all pages in their order. */
function* sheetsOf(content: DocumentContent): Generator<DraftPage> {
  const frame = frameOf(content);
  const { title, kind, language, look, head } = content;
  const common = JSON.stringify([title, kind, language, look, head]);
  let number = 1;
  let motif = '';
  for (const page of content.pages) {
    // Slides that follow each other are one deck: they are numbered together and share the subject of their drawings.
    if (!isSlidePage(page)) number = 1;
    else if (number === 1) {
      const cover = page.layout === 'cover' ? plainText(page.title) : '';
      motif = `${title} ${frame.head.label?.plain ?? ''} ${cover}`;
    }
    const place = { number, motif };
    const setting = isSlidePage(page) ? `${number} ${motif} ${common}` : common;
    const sheets = layOutOnce(page, place, frame, setting);
    if (isSlidePage(page)) number += sheets.length;
    yield* sheets;
  }
}

const hasIds = ({ pages }: DocumentContent): boolean =>
  pages.every(
    (page) =>
      page.id !== undefined && (!('blocks' in page) || page.blocks.every(({ id }) => id !== undefined)),
  );

/** With ids, in the shape that its format needs. */
const shownContent = (content: DocumentContent): DocumentContent =>
  contentFor(hasIds(content) ? content : assignIds(content));

/**
 * Lays content out: pages and blocks of HTML with ids. The same content gives the same markup. Direction, theme and
 * palette may change later without new markup. Pages that are the same objects as before, in the same document, are
 * not laid out again.
 */
export function layOutContent(given: DocumentContent): DocumentDraft {
  const content = shownContent(given);
  const { look } = content;
  const pages = [...sheetsOf(content)];
  if (pages.length === 0) throw new RangeError('Content has at least one page.');
  const draft = {
    title: content.title,
    language: content.language,
    format: look.format,
    orientation: look.orientation,
    direction: look.direction,
    theme: look.theme,
    tokens: lookOf(content).tokens,
    pages,
  };
  const { logo } = content.head;
  return logo ? withLogo(draft, { source: logo.source, alt: plainText(logo.text) }) : draft;
}
