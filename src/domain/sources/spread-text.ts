import { countWords } from './count-words.ts';

/** Fits on a slide, or under one heading of a page, at reading size. */
const wordsPerPiece = 90;

/** Splits long lists into items and long paragraphs into sentences. Tables and code stay whole. */
function unitsOf(block: string): readonly string[] {
  if (countWords(block) <= wordsPerPiece || /^(?:\||```|!\[)/.test(block)) return [block];
  if (/^(?:[-*+]|\d+\.) /.test(block)) return block.split(/\n(?=(?:[-*+]|\d+\.) )/);
  return block.split(/(?<=[.!?]) +(?=\p{Lu})/u);
}

const isItem = (text: string): boolean => /^(?:[-*+]|\d+\.) /.test(text);

/**
 * Splits a long part into pieces with a numbered heading each, 'Costs (1 of 3)', so that it can span pages or
 * slides. Keeps every word; returns short parts unchanged.
 * @param title heading of the part
 * @param body Markdown without the heading
 */
export function spreadText(title: string, body: string): string {
  const pieces: string[] = [];
  let words = 0;
  for (const block of body.split(/\n{2,}/).filter((text) => text.trim() !== ''))
    for (const [index, unit] of unitsOf(block).entries()) {
      const size = countWords(unit);
      const last = pieces.at(-1);
      if (last === undefined || words + size > wordsPerPiece) {
        pieces.push(unit);
        words = size;
        continue;
      }
      const glue = index === 0 ? '\n\n' : isItem(unit) ? '\n' : ' ';
      pieces[pieces.length - 1] = `${last}${glue}${unit}`;
      words += size;
    }
  const place = (index: number): string => (pieces.length > 1 ? ` (${index + 1} of ${pieces.length})` : '');
  return pieces.map((piece, index) => `## ${title}${place(index)}\n\n${piece}`).join('\n\n');
}
