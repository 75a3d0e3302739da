import { elementsWithin, parseArticle, startTagEnd } from '../article-tree.ts';

/**
 * Attributes used by style sheets. All others are private to the author: speaker notes, chart data, intended
 * findings.
 */
const shown = new Set(['count', 'direction', 'emoji', 'format', 'id', 'orientation', 'theme']);

const dataAttribute = /\sdata-([a-z0-9-]+)(?:="[^"]*")?/g;

/** Adds an attribute to a start tag. */
function withLabel(tag: string, label: string): string {
  const end = tag.endsWith('/>') ? '/>' : '>';
  return `${tag.slice(0, -end.length).trimEnd()}${label}${end}`;
}

/**
 * Returns a sanitized article for public viewing: without the author's private attributes, with labeled
 * pages.
 */
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
