/** Returns how many sample texts of its template a page still has. */
export function countSamples(articleHtml: string): number {
  return articleHtml.split(' data-sample="').length - 1;
}

/** '3 sample texts left' */
export function samplesLeft(count: number): string {
  return count === 1 ? 'One sample text left' : `${count} sample texts left`;
}

/** Returns how many placeholders for missing facts a page has. */
export function countGaps(articleHtml: string): number {
  return articleHtml.split(' data-gap="').length - 1;
}

/** '2 placeholders left' */
export function gapsLeft(count: number): string {
  return count === 1 ? 'One placeholder left' : `${count} placeholders left`;
}
