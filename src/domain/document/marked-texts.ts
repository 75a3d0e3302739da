const masthead = '<header class="masthead';

/**
 * Returns how many of its template's sample texts a page still contains. The masthead counts once, not on
 * each page.
 */
export function countSamples(articleHtml: string): number {
  const [start = '', first = '', ...others] = articleHtml.split(masthead);
  const rest = others.map((part) => part.slice(Math.max(0, part.indexOf('</header>'))));
  return [start, first, ...rest].join('').split(' data-sample="').length - 1;
}

/** Returns how many placeholders for missing facts a page has. */
export function countGaps(articleHtml: string): number {
  return articleHtml.split(' data-gap="').length - 1;
}
