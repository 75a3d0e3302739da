/** A match in a text: from `start` to `end` (exclusive). */
export interface TextMatch {
  readonly start: number;
  readonly end: number;
}

/** Maximum number of matches; a one-letter search could have thousands. */
const mostMatches = 1000;

/**
 * Normalizes text for search: lowercase, without accents. `origin` maps each character to its index in the
 * original text.
 */
function fold(text: string): { readonly folded: string; readonly origin: readonly number[] } {
  let folded = '';
  const origin: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const piece = (text[at] ?? '').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
    const words = /\s/.test(piece) ? ' ' : piece;
    if (words === ' ' && folded.endsWith(' ')) continue;
    for (let count = 0; count < words.length; count++) origin.push(at);
    folded += words;
  }
  return { folded, origin };
}

/** Finds all matches of `words` in `text`, ignoring case, accents and line breaks. */
export function findInText(text: string, words: string): TextMatch[] {
  const wanted = fold(words.trim()).folded;
  if (wanted === '') return [];
  const { folded, origin } = fold(text);
  const matches: TextMatch[] = [];
  let from = folded.indexOf(wanted);
  while (from !== -1 && matches.length < mostMatches) {
    const start = origin[from] ?? 0;
    matches.push({ start, end: (origin[from + wanted.length - 1] ?? start) + 1 });
    from = folded.indexOf(wanted, from + wanted.length);
  }
  return matches;
}
