import { type Element, isTag, isText } from 'domhandler';
import { elementsWithin, outerHtml, type PageNode, parseArticle, splice } from '../article-tree.ts';
import { type Hand, handOf } from '../figures/redraw-figures.ts';
import { labelsFor } from '../layout/labels.ts';
import { mastheadBlock } from '../layout/masthead.ts';
import { textOfNodes } from '../plain-text.ts';

/** Marks a head that comes and goes with its further page. */
const attribute = 'data-running';

const hasClass = (element: Element, name: string): boolean =>
  (element.attribs.class ?? '').split(/\s+/).includes(name);

/** Whether a block is the running head of a further page, which is made anew with it. */
export const isRunningHead = ({ attribs }: Element): boolean => attribs[attribute] !== undefined;

/** What stands at the head of a page and goes on at the head of its further pages. */
export interface PageHead {
  /** Markup of the name whose document it is. */
  readonly name: string;
  readonly title: string;
  readonly hand: Hand;
}

/** Null for pages of other makers, which have no head of ours. */
export function pageHeadOf(html: string, page: PageNode): PageHead | null {
  const masthead = page.blocks.find(({ element }) => hasClass(element, 'masthead'))?.element;
  if (!masthead) return null;
  const article = parseArticle(html).article?.attribs ?? {};
  const heading = page.blocks
    .flatMap(({ element }) => [...elementsWithin(element)])
    .find(({ name }) => name === 'h1');
  const parts = masthead.children.filter(isTag);
  const part = (name: string): Element | undefined => parts.find((element) => hasClass(element, name));
  const name = part('masthead-name');
  const title = heading ?? part('masthead-title');
  return {
    name: name ? outerHtml({ html }, name).replaceAll(/ data-(?:id|field)="[^"]*"/g, '') : '',
    title: title ? textOfNodes([title]).trim() : '',
    hand: handOf(article.lang, article['data-direction']),
  };
}

/** The head of a further page: whose document it is, its title, and the number of the page. */
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
 * Writes the number of its page into each running head, and into the heads of all slides of a deck: a slide that goes on
 * over a further one moves those after it.
 */
export function numberPages(articleHtml: string): string {
  const { pages } = parseArticle(articleHtml);
  const isDeck = pages.every(({ element }) => hasClass(element, 'page-slide'));
  let result = articleHtml;
  for (const [index, { blocks }] of [...pages.entries()].reverse()) {
    const head = blocks.find(
      ({ element }) => isRunningHead(element) || (isDeck && hasClass(element, 'masthead')),
    );
    if (!head || head.element.attribs['data-locked'] === 'true') continue;
    const number = head.element.children
      .filter(isTag)
      .find((element) => hasClass(element, 'masthead-number'));
    const text = number?.children.filter(isTag).at(-1)?.children[0];
    if (!text || !isText(text) || !/^\d+$/.test(text.data)) continue;
    result = splice(result, text.startIndex ?? 0, (text.endIndex ?? 0) + 1, String(index + 1));
  }
  return result;
}
