import { type Element, isTag, isText } from 'domhandler';
import {
  type ArticleTree,
  elementsWithin,
  outerHtml,
  type PageNode,
  parseArticle,
  type Replacement,
  spliceAll,
} from '../article-tree.ts';
import { type Hand, handOf } from '../figures/redraw-figures.ts';
import { labelsFor } from '../layout/labels.ts';
import { mastheadBlock } from '../layout/masthead.ts';
import { textOfNodes } from '../plain-text.ts';

/** Marks a head that is created and deleted together with its page. */
const attribute = 'data-running';

const hasClass = (element: Element, name: string): boolean =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

/** Returns whether a block is the running head of a continuation page. */
export const isRunningHead = ({ attribs }: Element): boolean => attribs[attribute] !== undefined;

/** What the heads of continuation pages repeat. */
export interface PageHead {
  /** Markup of the line with the name of the document's owner. */
  readonly name: string;
  readonly title: string;
  readonly hand: Hand;
}

/** Returns null for a page without a head, such as an imported one. */
export function pageHeadOf(tree: ArticleTree, page: PageNode): PageHead | null {
  const masthead = page.blocks.find(({ element }) => hasClass(element, 'masthead'))?.element;
  if (!masthead) return null;
  const article = tree.article?.attribs ?? {};
  const heading = page.blocks
    .flatMap(({ element }) => [...elementsWithin(element)])
    .find(({ name }) => name === 'h1');
  const parts = masthead.children.filter(isTag);
  const part = (name: string): Element | undefined => parts.find((element) => hasClass(element, name));
  const name = part('masthead-name');
  const title = heading ?? part('masthead-title');
  return {
    name: name ? outerHtml(tree, name).replaceAll(/ data-(?:id|field)="[^"]*"/g, '') : '',
    title: title ? textOfNodes([title]).trim() : '',
    hand: handOf(article.lang, article['data-direction']),
  };
}

/**
 * Returns the head of a continuation page: the owner's name, the title, and a page number that `numberPages`
 * fills in.
 */
export function runningHead({ name, title, hand }: PageHead, id: string): string {
  const { language, direction = 'swiss' } = hand;
  const { html } = mastheadBlock(
    {
      id,
      name: labelsFor(language).head,
      organization: undefined,
      runningTitle: title,
      date: '',
      number: '0',
    },
    { language, look: { direction } },
  );
  const start = html.indexOf('>') + 1;
  return `${html.slice(0, start - 1)} ${attribute}="true">${name}${html.slice(start)}`;
}

/**
 * Writes page numbers into running heads and, in a deck, into the heads of all slides, because a continuation
 * slide shifts the numbers after it.
 */
export function numberPages(articleHtml: string): string {
  const { pages } = parseArticle(articleHtml);
  const isDeck = pages.every(({ element }) => hasClass(element, 'page-slide'));
  const numbers = pages.flatMap(({ blocks }, index): Replacement[] => {
    const head = blocks.find(
      ({ element }) => isRunningHead(element) || (isDeck && hasClass(element, 'masthead')),
    )?.element;
    if (!head || head.attribs['data-locked'] === 'true') return [];
    const number = head.children.filter(isTag).find((element) => hasClass(element, 'masthead-number'));
    const text = number?.children.filter(isTag).at(-1)?.children[0];
    if (!text || !isText(text) || !/^\d+$/.test(text.data)) return [];
    return [{ start: text.startIndex ?? 0, end: (text.endIndex ?? 0) + 1, text: String(index + 1) }];
  });
  return spliceAll(articleHtml, numbers);
}
