import { characterClass } from './character-class.ts';
import { hashText, mix } from './model/hash.ts';
import type { Token } from './tokenize.ts';

let segmenter: Intl.Segmenter | undefined;

/**
 * For scripts without spaces, writes the dictionary word of each token and the token's position in it. Labels
 * may split these words, so they are features of tokens rather than tokens.
 */
export function wordsWithoutSpaces(text: string, tokens: readonly Token[], column: Uint32Array): void {
  let first = 0;
  while (first < tokens.length) {
    if (tokens[first]?.type !== characterClass.ideograph && tokens[first]?.type !== characterClass.katakana) {
      column[first] = hashText(tokens[first]?.folded ?? '');
      first++;
      continue;
    }
    let next = first + 1;
    while (next < tokens.length && tokens[next]?.start === tokens[next - 1]?.end) next++;
    segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
    const start = tokens[first]?.start ?? 0;
    let at = first;
    for (const { segment, index } of segmenter.segment(text.slice(start, tokens[next - 1]?.end))) {
      const end = start + index + segment.length;
      const hash = hashText(segment);
      for (let place = 0; at < next && (tokens[at]?.start ?? end) < end; at++, place++)
        column[at] = mix(hash, Math.min(place, 3));
    }
    first = next;
  }
}
