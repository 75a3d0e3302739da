import { countWords } from './count-words.ts';

/** A sentence ends here; abbreviations of one letter and numbers do not end one. */
const sentenceEnd = /(?<=[.!?…][)"”’]?)(?<!\b\p{L}\.)\s+(?=[\p{Lu}\p{N}"“(])/u;
/** What is never taken apart: headings, tables, pictures, code and lists that are short. */
const isFixed = (block: string): boolean => /^(?:#{1,6} |\||!\[|```)/.test(block);
const isList = (block: string): boolean => /^\s*(?:[-*+]|\d+\.) /.test(block);

interface Piece {
  readonly block: number;
  readonly text: string;
  readonly words: number;
  readonly weight: number;
}

/** Figures, amounts and names carry more than other words; what opens a paragraph says what it is about. */
function weightOf(text: string, place: number, isFirstBlock: boolean): number {
  const figures = text.match(/\d[\d.,]*/g)?.length ?? 0;
  const names = text.slice(1).match(/(?<=\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  return (
    (place === 0 ? 3 : 0) + (isFirstBlock ? 2 : 0) + Math.min(figures, 3) * 1.5 + Math.min(names, 3) * 0.5
  );
}

function piecesOf(blocks: readonly string[]): Piece[] {
  const firstText = blocks.findIndex((block) => !isFixed(block));
  return blocks.flatMap((block, index) => {
    if (isFixed(block)) return [];
    const texts = isList(block) ? block.split(/\n(?=[ \t]*(?:[-*+]|\d{1,9}\.) )/) : block.split(sentenceEnd);
    return texts.map((text, place) => ({
      block: index,
      text,
      words: countWords(text),
      weight: weightOf(text, place, index === firstText),
    }));
  });
}

/**
 * Markdown with fewer words, every one of them its own: the sentences and points that say most are kept in their order,
 * the others fall away. Headings, tables and pictures stay.
 * @param mostWords what the sentences may come to; one is always kept
 */
export function shortenText(markdown: string, mostWords: number): string {
  const blocks = markdown.split(/\n{2,}/).filter((block) => block.trim() !== '');
  const pieces = piecesOf(blocks);
  const kept = new Set<Piece>();
  let words = 0;
  for (const piece of [...pieces].sort((one, other) => other.weight - one.weight)) {
    if (kept.size > 0 && words + piece.words > mostWords) continue;
    kept.add(piece);
    words += piece.words;
  }
  return blocks
    .flatMap((block, index) => {
      if (isFixed(block)) return [block];
      const left = pieces.filter((piece) => piece.block === index && kept.has(piece));
      return left.length > 0 ? [left.map(({ text }) => text).join(isList(block) ? '\n' : ' ')] : [];
    })
    .join('\n\n');
}
