import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent, Page } from '../../content/document-content.ts';
import { contentFor } from '../../content/present/content-for.ts';
import { type Saying, tell } from '../speech/saying.ts';

type Points = Extract<Page, { layout: 'points' }>;
type Statement = Extract<Page, { layout: 'statement' }>;

const hasGap = (value: unknown): boolean => JSON.stringify(value).includes('[[');
/** A text that is one sample from its start to its end. */
const onlySample = /^\{\{([^{}]+)\}\}$/;

/** Returns the points of a slide whose first one asks for its text: what a sample says of it is the gap. */
function withGap(items: Points['items']): Points['items'] {
  const at = items.findIndex(({ text }) => onlySample.test(text));
  if (at < 0 || hasGap(items)) return items;
  return items.map((item, index) =>
    index === at ? { ...item, text: item.text.replace(onlySample, '[[$1]]') } : item,
  );
}

/** Splits the slides with the most points until there are enough slides. Where one had a gap, each of its parts has one. */
function split(pages: readonly Page[], wanted: number): Page[] {
  const result = [...pages];
  while (result.length < wanted) {
    const sizes = result.map((page) => (page.layout === 'points' ? page.items.length : 0));
    const most = Math.max(...sizes);
    if (most < 2) break;
    const at = sizes.indexOf(most);
    const page = result[at] as Points;
    const half = Math.ceil(most / 2);
    const parts = [page.items.slice(0, half), page.items.slice(half)].map((own): Page => {
      const items = hasGap(page.items) ? withGap(own) : own;
      const [only] = items;
      const { id: _id, ...rest } = page;
      if (items.length > 1 || !only) return { ...rest, items };
      const { marker, title, text } = only;
      return { layout: 'statement', title, label: marker || page.title, ...(text && { text }) };
    });
    result.splice(at, 1, ...parts);
  }
  return result;
}

/** Points that fit on a slide, and characters of a statement that is one of them. */
const mostPoints = 6;
const longestPoint = 140;

/** Returns what a statement says as a point under a heading. */
function pointOf({ title, label, text = '' }: Statement, heading: string): Points['items'][number] {
  if (label) return { title: label, text: [title, text].filter(Boolean).join(' ') };
  return text !== '' && title === heading ? { title: text, text: '' } : { title, text };
}

/** Returns one slide for two neighbors whose words fit on it without another heading; null if they don't. */
function joined(page: Page, next: Page, deck: string): Page | null {
  const isShort = ({ title, text = '' }: Statement): boolean => title.length + text.length <= longestPoint;
  const isFull = (items: Points['items']): boolean => items.length > mostPoints;
  if (page.layout === 'points' && next.layout === 'points') {
    const items = [...page.items, ...next.items];
    const title = page.title === next.title ? page.title : `${page.title} · ${next.title}`;
    return isFull(items) ? null : { ...page, title, items };
  }
  if (page.layout === 'points' && next.layout === 'statement') {
    const items = [...page.items, pointOf(next, page.title)];
    const isMore = next.title === page.title && !next.label && isShort(next);
    return isMore && !isFull(items) ? { ...page, items } : null;
  }
  if (page.layout !== 'statement' || next.layout !== 'statement' || !isShort(page) || !isShort(next))
    return null;
  const { id } = page;
  return {
    ...(id && { id }),
    layout: 'points',
    title: deck,
    items: [pointOf(page, deck), pointOf(next, deck)],
  };
}

/** Removes template slides, starting with the last, then joins slides that fit together. */
function joinOrDrop(
  { title: deck }: Pick<DocumentContent, 'title'>,
  pages: readonly Page[],
  wanted: number,
  mayGo: (page: Page, among: readonly Page[]) => boolean,
): Page[] {
  const result = [...pages];
  while (result.length > wanted && result.length > 1) {
    const pairs = result.map((page, at) => {
      const next = result[at + 1];
      return next ? joined(page, next, deck) : null;
    });
    // Two lists fit better than statements, which stand alone for a reason.
    const ofLists = pairs.findIndex((pair, at) => pair !== null && result[at]?.layout === 'points');
    const at = ofLists >= 0 ? ofLists : pairs.findIndex((pair) => pair !== null);
    const pair = pairs[at];
    const spare = result.findLastIndex(
      (each, index) => index > 0 && index < result.length - 1 && mayGo(each, result),
    );
    // Two slides of a template have different headings.
    if (spare >= 0) result.splice(spare, 1);
    else if (pair) result.splice(at, 2, pair);
    else break;
  }
  return result;
}

const titleOf = (page: Page): string => ('title' in page ? page.title : '');

/** Adds slides that fit every talk: first an overview, then slides with placeholders. */
function padded(pages: readonly Page[], wanted: number, labels: { agenda: string; next: string }): Page[] {
  const result = [...pages];
  const titles = result.slice(1).map(titleOf).filter(Boolean);
  if (result.length < wanted && titles.length >= 3)
    result.splice(1, 0, {
      layout: 'points',
      title: labels.agenda,
      items: titles.slice(0, 6).map((title) => ({ title, text: '' })),
    });
  while (result.length < wanted) {
    const number = result.length;
    result.splice(Math.max(1, result.length - (result.length > 2 ? 1 : 0)), 0, {
      layout: 'statement',
      title: `[[${labels.next} ${number}]]`,
    });
  }
  return result;
}

export interface PageCount {
  readonly wanted: number | undefined;
  /** Whether slides come from a template. Those may be removed; slides with the prompt's words never are. */
  readonly isTemplate: boolean;
  /** Phrases of the prompt; a slide that contains one is kept. */
  readonly phrases: readonly string[];
  readonly labels: { readonly agenda: string; readonly next: string };
}

/** Returns a deck with the requested number of slides. */
export function withPageCount(
  content: DocumentContent,
  { wanted, isTemplate, phrases, labels }: PageCount,
): { readonly content: DocumentContent; readonly note: Saying | null } {
  const isDeck = content.look.format.startsWith('slides');
  if (wanted === undefined || !isDeck) return { content, note: null };
  const { pages } = contentFor(content);
  if (pages.length === wanted) return { content, note: null };
  const says = (page: Page, phrase: string): boolean =>
    JSON.stringify(page).toLowerCase().includes(phrase.toLowerCase());
  // Each phrase of the prompt stays on at least one slide.
  const mayGo = (page: Page, among: readonly Page[]): boolean =>
    isTemplate &&
    phrases.every(
      (phrase) => !says(page, phrase) || among.some((other) => other !== page && says(other, phrase)),
    );
  const fitted =
    pages.length < wanted
      ? padded(split(pages, wanted), wanted, labels)
      : joinOrDrop(content, pages, wanted, mayGo);
  const note = fitted.length === wanted ? null : tell('slidesNot', { count: fitted.length, wanted });
  return { content: assignIds({ ...content, pages: fitted }), note };
}
