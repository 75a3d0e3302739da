import { countWords } from './count-words.ts';

/** A sentence end. Single-letter abbreviations and numbers don't end a sentence. */
const sentenceEnd = /(?<=[.!?…][)"”’]?)(?<!\b\p{L}\.)\s+(?=[\p{Lu}\p{N}"“(])/u;
/** Blocks that are never split: headings, tables, pictures and code. */
const isFixed = (block: string): boolean => /^(?:#{1,6} |\||!\[|```)/.test(block);
const isList = (block: string): boolean => /^\s*(?:[-*+]|\d+\.) /.test(block);

interface Piece {
  readonly block: number;
  readonly text: string;
  readonly words: number;
  readonly weight: number;
}

/**
 * Weighs a sentence or list item. Figures and names count extra; so do the first sentence of a block and the
 * first block.
 */
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
 * Shortens Markdown without rewriting it: keeps the sentences and list items with the most information, in
 * their order, and drops the others. Headings, tables, pictures and code stay.
 * @param mostWords word budget of the sentences; at least one sentence is kept
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
