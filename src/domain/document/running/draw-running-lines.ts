import type { Element } from 'domhandler';
import type { RunningLine, RunningName } from '../../content/running.ts';
import {
  outerHtml,
  type PageNode,
  parseArticle,
  type Replacement,
  spliceAll,
  startTagEnd,
} from '../article-tree.ts';
import { pageAttributes } from '../document-attributes.ts';
import { labelsFor } from '../layout/labels.ts';
import { element, type Html, textElement } from '../layout/markup.ts';
import { isRunningHead } from '../reflow/running-head.ts';
import { startTag } from '../sanitise/canonical-node.ts';
import { sanitiseBlockAs } from '../sanitise/sanitise-article.ts';
import { type RunningTemplate, readRunning, runningAttribute } from './running-template.ts';

/** Class of pages whose own running head is replaced. */
const replacing = 'has-running-lines';

const classesOf = ({ attribs }: Element): readonly string[] => (attribs.class ?? '').split(/\s+/);
const isRunningLine = (block: Element): boolean => classesOf(block).includes('running-line');

interface PlaceOfPage {
  readonly number: number;
  readonly count: number;
}

function partHtml(text: string, side: keyof RunningLine, { facts }: RunningTemplate, at: PlaceOfPage): Html {
  const { logo } = facts;
  const values: Readonly<Record<Exclude<RunningName, 'logo'>, string>> = {
    page: String(at.number),
    pages: String(at.count),
    title: facts.title ?? '',
    date: facts.date ?? '',
    organization: facts.organization ?? '',
  };
  const pieces = text.split(/(\{[a-z]{4,12}\})/);
  const html = pieces.map((piece) => {
    const name = /^\{([a-z]+)\}$/.exec(piece)?.[1];
    if (name === 'logo')
      return logo
        ? element('img', { class: 'running-logo', more: { src: logo.source, alt: logo.alt } }).replace(
            '</img>',
            '',
          )
        : '';
    return textElement(
      'span',
      {},
      name !== undefined && name in values ? (values[name as keyof typeof values] ?? '') : piece,
    );
  });
  return element('p', { class: `running-${side}` }, ...html);
}

function lineHtml(
  line: RunningLine,
  { kind, id, name }: { readonly kind: 'head' | 'foot'; readonly id: string; readonly name: string },
  template: RunningTemplate,
  at: PlaceOfPage,
): Html {
  const sides = (['left', 'center', 'right'] as const).flatMap((side) =>
    line[side] ? [partHtml(line[side], side, template, at)] : [],
  );
  if (sides.length === 0) return '';
  const html = element('div', { class: `running-line is-${kind}`, id, name }, ...sides);
  return sanitiseBlockAs(id, html);
}

/** Returns whether a page has lines: not on a cover, and on the first page only if wanted. */
function isLined({ element: section }: PageNode, index: number, template: RunningTemplate): boolean {
  return !classesOf(section).includes('on-title') && (index > 0 || template.first !== false);
}

/**
 * Writes the running head and foot of a document into each of its pages, with their numbers, or removes them
 * if the document has none any more. Other pages and blocks stay byte for byte.
 */
export function drawRunningLines(articleHtml: string): string {
  return withLines(articleHtml, true);
}

/** Removes the lines from all pages. */
export function removeRunningLines(articleHtml: string): string {
  return withLines(articleHtml, false);
}

function withLines(articleHtml: string, isWanted: boolean): string {
  if (!articleHtml.includes(runningAttribute) && !articleHtml.includes('running-line')) return articleHtml;
  const tree = parseArticle(articleHtml);
  const attribs = tree.article?.attribs ?? {};
  const template = isWanted ? readRunning(attribs[runningAttribute]) : null;
  const labels = labelsFor(attribs.lang || 'en');
  const { pages } = tree;
  const changes = pages.flatMap((page, index): Replacement[] => {
    const section = page.element;
    const own = page.blocks.filter(({ element: block }) => isRunningLine(block));
    const others = page.blocks.filter(({ element: block }) => !isRunningLine(block));
    const at = { number: index + 1, count: pages.length };
    const isDrawn = template !== null && isLined(page, index, template);
    const lines = isDrawn
      ? (['head', 'foot'] as const).map((kind) => {
          const names = {
            kind,
            id: `${page.id}.running-${kind}`,
            name: kind === 'head' ? labels.head : labels.foot,
          };
          return template[kind] ? lineHtml(template[kind], names, template, at) : '';
        })
      : [];
    const isReplacing =
      lines.some((line) => line !== '') &&
      (classesOf(section).includes('page-slide') ||
        others.some(({ element: block }) => isRunningHead(block)));
    const { class: given = '', ...rest } = section.attribs;
    const classes = [
      ...classesOf(section).filter((name) => name !== replacing),
      ...(isReplacing ? [replacing] : []),
    ];
    const inner = others.map(({ element: block }) => outerHtml(tree, block)).join('') + lines.join('');
    const before = own.map(({ element: block }) => outerHtml(tree, block)).join('');
    if (classes.join(' ') === given && before === lines.join('')) return [];
    const start = section.startIndex ?? 0;
    const last = page.blocks.at(-1)?.element;
    const end = last ? (last.endIndex ?? -1) + 1 : startTagEnd(articleHtml, section);
    const tag = startTag('section', pageAttributes({ ...rest, class: classes.join(' ') }));
    return [{ start, end, text: tag + inner }];
  });
  return spliceAll(articleHtml, changes);
}
