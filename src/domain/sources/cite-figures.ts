import render from 'dom-serializer';
import { type ChildNode, type Element, isTag, isText, Text } from 'domhandler';
import { replaceElement } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { readArticle } from '../document/read-article.ts';
import { sanitiseArticle } from '../document/sanitise/sanitise-article.ts';
import { trimEndOf, trimOf } from '../text/trim-characters.ts';
import type { Source } from './read-source.ts';

/** A number with its currency or unit: '$1,200', '42 %', '3.5 million'. */
const figure =
  /(?<![\p{L}\d.,/:-])(?:[$€£¥]\s?)?\d(?:\d|[.,'’](?=\d)|[\u00a0\u202f ](?=\d{3}(?!\d)))*(?:\s?(?:%|percent|million|billion|thousand|[kmb](?![\p{L}])))?(?![\p{L}\d])/giu;

/** Normalizes a figure for comparison: digits and decimals only, without thousands separators. */
function amountOf(text: string): string {
  const digits = trimOf(text.replace(/[^\d.,]/g, ''), '.,');
  const plain = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return plain.includes('.') ? trimEndOf(trimEndOf(plain, '0'), '.') : plain;
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);
/** Single digits ('3 points', page numbers) don't need a source. */
const isSmall = (text: string): boolean => /^\d$/.test(text);

interface Place {
  readonly source: Source;
  readonly sentence: string;
}

export type FigureIndex = ReadonlyMap<string, Place>;

function indexFigures(sources: readonly Source[]): FigureIndex {
  const index = new Map<string, Place>();
  for (const source of sources)
    for (const sentence of source.sentences)
      for (const match of sentence.matchAll(figure)) {
        const value = amountOf(match[0]);
        if (!index.has(value)) index.set(value, { source, sentence });
      }
  return index;
}

const wordsOfLink = 10;

/** Returns a URL with a text fragment, so that browsers scroll to the sentence. */
function sentenceAddress({ source, sentence }: Place): string {
  const words = sentence.split(' ').slice(0, wordsOfLink).join(' ');
  const text = encodeURIComponent(words).replace(
    /[-!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `${source.url.split('#')[0]}#:~:text=${text}`.slice(0, 1_900);
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export interface CitedArticle {
  readonly html: string;
  /** Figures found in no source, as written on the page. */
  readonly unsourced: readonly string[];
  readonly citedCount: number;
}

function sourceList(sources: readonly Source[]): string {
  const items = sources
    .map(
      ({ url, title }, index) =>
        `<li data-id="sources.${index + 1}"><span class="item-text"><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></span></li>`,
    )
    .join('');
  return `<section class="passage" data-id="sources" data-name="Sources"><h2 class="passage-title" data-id="sources.title">Sources</h2><div class="passage-body flow"><ol class="list list-ordered" data-id="sources.list">${items}</ol></div></section>`;
}

/** Appends the list of sources: below the text of an article, otherwise on a new page. */
function withSources(html: string, sources: readonly Source[]): string {
  const { pages } = readArticle(html);
  if (pages.some(({ blocks }) => blocks.some(({ id }) => id === 'sources'))) return html;
  const list = sourceList(sources);
  if (pages.at(-1)?.className.split(' ').includes('page-article'))
    return html.replace(/<\/section>\s*<\/article>\s*$/, () => `${list}</section></article>`);
  return html.replace(
    /<\/article>\s*$/,
    () => `<section class="page page-article" data-id="sources-page">${list}</section></article>`,
  );
}

/**
 * Links each figure of a page to the sentence it comes from. A figure found in neither the sources nor the
 * user's words becomes a visible gap that asks for its source. Removes links to addresses that neither the
 * sources nor the user named, because a fetched page must not be able to send readers, or the page's content,
 * elsewhere.
 * @param ownWords what the user wrote; figures in it need no source
 */
export function citeFigures(articleHtml: string, sources: readonly Source[], ownWords: string): CitedArticle {
  const index = indexFigures(sources);
  const own = new Set([...ownWords.matchAll(figure)].map((match) => amountOf(match[0])));
  const allowed = sources.map(({ url }) => url.split('#')[0] ?? url);
  const unsourced: string[] = [];
  let citedCount = 0;

  function cite(text: string): string {
    let at = 0;
    let html = '';
    for (const match of text.matchAll(figure)) {
      const [shown] = match;
      const place = index.get(amountOf(shown));
      if (isSmall(shown) || (!place && (isYear(shown) || own.has(amountOf(shown))))) continue;
      html += escapeHtml(text.slice(at, match.index));
      at = match.index + shown.length;
      if (place) {
        citedCount += 1;
        html += `<a href="${escapeHtml(sentenceAddress(place))}">${escapeHtml(shown)}</a>`;
      } else {
        unsourced.push(shown.trim());
        html += `<span class="gap" data-gap="Source for ${escapeHtml(shown.trim())}">${escapeHtml(shown)}</span>`;
      }
    }
    return html + escapeHtml(text.slice(at));
  }

  const isAllowedLink = (href: string): boolean =>
    allowed.some((url) => href === url || href.startsWith(`${url}#`)) || ownWords.includes(href);

  function walk(node: ChildNode): void {
    if (isText(node)) {
      const cited = cite(node.data);
      if (cited !== escapeHtml(node.data)) {
        const parts = parseDocument(cited).children;
        const holder = node.parent as Element;
        const place = holder.children.indexOf(node);
        holder.children.splice(place, 1, ...parts);
        for (const part of parts) part.parent = holder;
      }
      return;
    }
    if (!isTag(node) || node.name === 'svg') return;
    if (
      node.name === 'a' &&
      !isAllowedLink(node.attribs.href ?? '') &&
      !node.attribs.href?.startsWith('mailto:')
    ) {
      replaceElement(node, new Text(`${textOf(node)}`));
      return;
    }
    // Charts are drawn from their tables; links and gaps are already handled.
    if (
      node.name === 'a' ||
      node.attribs['data-gap'] ||
      node.attribs['data-chart'] ||
      node.attribs['data-id'] === 'sources'
    )
      return;
    for (const child of [...node.children]) walk(child);
  }

  const document = parseDocument(articleHtml);
  for (const node of [...document.children]) walk(node);
  const html = render(document, { encodeEntities: 'utf8' });
  return {
    html: sanitiseArticle(withSources(html, sources)),
    unsourced: [...new Set(unsourced)],
    citedCount,
  };
}

function textOf(node: ChildNode): string {
  return isText(node) ? node.data : isTag(node) ? node.children.map(textOf).join('') : '';
}
