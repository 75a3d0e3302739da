import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { contentFor } from '../../content/present/content-for.ts';
import { isSlidePage } from '../../content/present/slide-page.ts';
import { plainText } from '../../content/text/inline-text.ts';
import { TextCache } from '../../text-cache.ts';
import type { DocumentDraft, DraftPage } from '../draft.ts';
import { accentPalette } from '../kit/accent-tokens.ts';
import type { Look } from '../kit/look.ts';
import { themeTokens } from '../kit/themes.ts';
import type { RunningTemplate } from '../running/running-template.ts';
import { type Frame, headDate } from './frame.ts';
import { layOutArticle } from './lay-out-article.ts';
import { layOutFlyer } from './lay-out-flyer.ts';
import { layOutInvoice } from './lay-out-invoice.ts';
import { layOutOnePager } from './lay-out-one-pager.ts';
import { layOutSlide } from './lay-out-slide.ts';
import { withLogo } from './logo.ts';
import { type SlidePlace, shownBy } from './slide-art.ts';
import { readFields } from './text/read-fields.ts';

const hexColor = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Returns the complete look: an accent sets the whole palette, legible on the colors that tokens override. */
function lookOf({ look }: DocumentContent): Look {
  const { format, orientation, direction, theme, seed, accent, tokens } = look;
  const overridden = Object.entries(tokens).filter(([, value]) => hexColor.test(value));
  const usual = { ...themeTokens(direction, theme), ...Object.fromEntries(overridden) };
  const palette = accent === undefined ? {} : accentPalette(accent, usual, theme);
  return { format, orientation, direction, theme, seed, tokens: { ...palette, ...tokens } };
}

function frameOf(content: DocumentContent): Frame {
  const { title, language, look, head, kind } = content;
  const isAlone = content.pages.length === 1;
  return {
    title,
    language,
    look: lookOf(content),
    head: readFields(head),
    subject: look.subject,
    kind,
    isAlone,
  };
}

/** Returns the running lines of a document with the values of their names. */
function runningOf(content: DocumentContent): { readonly running?: RunningTemplate } {
  const { title, head, look } = content;
  if (!look.running) return {};
  const date = headDate(frameOf(content));
  const facts = {
    title: plainText(title).slice(0, 300),
    date: typeof date === 'string' ? date : date.plain,
    ...(head.organization !== undefined && { organization: plainText(head.organization) }),
    ...(head.logo && { logo: { source: head.logo.source, alt: plainText(head.logo.text) } }),
  };
  return { running: { ...look.running, facts } };
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

/**
 * Cache of laid out pages by their content and settings, because an edit leaves most pages unchanged. Limited
 * in characters, to about a hundred pages.
 */
const known = new TextCache<readonly DraftPage[]>(4_000_000);

const lengthOf = (pages: readonly DraftPage[]): number =>
  pages.reduce((sum, { blocks }) => sum + blocks.reduce((inner, { html }) => inner + html.length, 0), 0);

function layOutOnce(page: Page, place: SlidePlace, frame: Frame, setting: string): readonly DraftPage[] {
  const key = `${setting}\n${JSON.stringify(page)}`;
  return known.getOr(key, () => layOutOne(page, place, frame), lengthOf);
}

/** Yields the sheets of all pages in order. */
function* sheetsOf(content: DocumentContent): Generator<DraftPage> {
  const frame = frameOf(content);
  const { title, language, look, head, kind } = content;
  const common = JSON.stringify([title, language, look, head, kind, frame.isAlone]);
  let number = 1;
  let motif = '';
  const shown = new Map<string, number>();
  for (const page of content.pages) {
    // Consecutive slides form one deck: they share numbering and the subject of their drawings.
    if (!isSlidePage(page)) number = 1;
    else if (number === 1) {
      const cover = page.layout === 'cover' ? plainText(page.title) : '';
      motif = `${title} ${frame.head.label?.plain ?? ''} ${cover}`;
    }
    const own = isSlidePage(page) && 'title' in page ? shownBy(plainText(page.title), frame) : null;
    const earlier = own === null ? 0 : (shown.get(own) ?? 0);
    if (own !== null) shown.set(own, earlier + 1);
    const place = { number, motif, earlier };
    const setting = isSlidePage(page) ? `${number} ${earlier} ${motif} ${common}` : common;
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

/** Adds ids and converts the content to the shape of its format. */
const shownContent = (content: DocumentContent): DocumentContent =>
  contentFor(hasIds(content) ? content : assignIds(content));

/**
 * Lays content out as HTML pages and blocks with ids. Deterministic. Direction, theme and palette can change
 * later without new markup. Reuses the layout of pages that were laid out before.
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
    ...runningOf(content),
    pages,
  };
  const { logo } = content.head;
  return logo ? withLogo(draft, { source: logo.source, alt: plainText(logo.text), tone: logo.tone }) : draft;
}
