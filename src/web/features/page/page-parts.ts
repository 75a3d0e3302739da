import { isPartId } from '../../../domain/content/part-id.ts';
import { words } from '../../lib/words.ts';

/** Content ids have no dot; a suffix after a dot belongs to the layout. */
const isPlainId = (id: string | null): boolean => id !== null && !id.includes('.');

const idOf = (element: Element): string | null => element.getAttribute('data-id');

/**
 * Returns the content blocks in an element that only groups them, and what is beside them: the titles and
 * texts of a block that the layout distributes over the group.
 */
function partsIn(element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    const id = idOf(child);
    if (isPlainId(id)) return [child];
    return id === null || hasBlocks(child) ? partsIn(child) : [child];
  });
}

const hasBlocks = (element: Element): boolean =>
  [...element.querySelectorAll('[data-id]')].some((inner) => isPlainId(idOf(inner)));

/**
 * Returns the selectable parts of a page: each element, or, if it only groups content blocks, each of those.
 */
export function partsOfPage(page: Element): Element[] {
  return [...page.children].flatMap((child) => {
    const id = idOf(child);
    if (id === null) return [];
    const isGroup = !isPlainId(id) && !child.hasAttribute('data-continues') && hasBlocks(child);
    return isGroup ? partsIn(child) : [child];
  });
}

const kindsByClass = [
  ['p.paragraph', 'paragraph'],
  ['.list', 'list'],
  ['table', 'table'],
  ['.chart-figure', 'chart'],
  ['.figures', 'keyFigures'],
  ['.cards', 'cards'],
  ['.columns', 'columns'],
  ['.inset-quote', 'quote'],
  ['pre', 'code'],
  ['hr', 'divider'],
  ['.foreign', 'imported'],
  ['figure', 'picture'],
] as const;

/** 'key-figures' → 'Key figures', for parts without a name of their own. */
function nameOfWords(id: string): string {
  const spaced = id.replace(/[-_.]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const longestName = 40;

/** Returns the display name of a part: its own name, its heading, or its kind. */
export function nameOfPart(part: Element): string {
  const own = part.getAttribute('data-name');
  if (own) return own;
  const heading = part.matches('h1,h2,h3,h4') ? part : part.querySelector('.callout-title');
  const text = (heading?.textContent ?? '').replace(/\s+/g, ' ').trim();
  if (text !== '') return text.length > longestName ? `${text.slice(0, longestName - 1)}…` : text;
  const known = kindsByClass.find(([selector]) => part.matches(selector));
  if (known) return words('blocks')[known[1]];
  const id = idOf(part) ?? '';
  return nameOfWords(isPartId(id) ? (part.classList[0] ?? 'block') : id);
}

/** Returns the id of the content page that an element belongs to. */
export function contentPageOf(element: Element): string | null {
  const page = element.closest('article > .page');
  const [id] = (page?.getAttribute('data-continues') ?? idOf(page ?? element) ?? '').split(' ');
  return id?.split('.')[0] || null;
}

/** Returns the id of the content page or block that a part shows. */
export const contentIdOf = (partId: string): string => partId.split('.')[0] ?? partId;

/** Returns whether the page's elements reference the content fields that they show. */
export const hasFields = (articleHtml: string): boolean => articleHtml.includes(' data-field="');
