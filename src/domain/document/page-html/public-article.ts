import { elementsWithin, parseArticle, startTagEnd } from '../article-tree.ts';

/**
 * What style sheets look at. All else that a document says of itself is for its maker alone: the notes of a speaker, the
 * numbers behind a chart, what was meant to be so.
 */
const shown = new Set(['count', 'direction', 'emoji', 'format', 'id', 'orientation', 'theme']);

const dataAttribute = /\sdata-([a-z0-9-]+)(?:="[^"]*")?/g;

/** A start tag with one more attribute. */
function withLabel(tag: string, label: string): string {
  const end = tag.endsWith('/>') ? '/>' : '>';
  return `${tag.slice(0, -end.length).trimEnd()}${label}${end}`;
}

/** A sanitised article as strangers may have it: without the maker's own attributes, its pages named in order. */
export function publicArticle(articleHtml: string): string {
  const { article, pages } = parseArticle(articleHtml);
  if (!article) return articleHtml;
  const numbers = new Map(pages.map(({ element }, index) => [element, index + 1]));
  const parts: string[] = [];
  let at = 0;
  for (const element of elementsWithin(article)) {
    const start = element.startIndex ?? 0;
    const end = startTagEnd(articleHtml, element);
    const tag = articleHtml
      .slice(start, end)
      .replace(dataAttribute, (attribute, name: string) => (shown.has(name) ? attribute : ''));
    const number = numbers.get(element);
    const label = number ? ` aria-label="Page ${number} of ${pages.length}"` : '';
    parts.push(articleHtml.slice(at, start), withLabel(tag, label));
    at = end;
  }
  parts.push(articleHtml.slice(at));
  return parts.join('');
}
