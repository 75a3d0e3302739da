import { pick } from '../reader/train/random.ts';
import type { RowExample, RowPiece } from './read-row-examples.ts';

/** Texts of each label in each language, for swapping. */
export type PieceTexts = ReadonlyMap<string, readonly string[]>;

const keyOf = ({ language }: RowExample, { label, row }: RowPiece): string =>
  `${language} ${row >= 0 ? 'row' : ''} ${label}`;

export function pieceTexts(examples: readonly RowExample[]): PieceTexts {
  const texts = new Map<string, string[]>();
  for (const example of examples)
    for (const piece of example.pieces) {
      if (piece.label === null) continue;
      const known = texts.get(keyOf(example, piece));
      if (known) known.push(piece.text);
      else texts.set(keyOf(example, piece), [piece.text]);
    }
  return texts;
}

const withText = (pieces: readonly RowPiece[], change: (text: string) => string): readonly RowPiece[] =>
  pieces.map((piece) => {
    const text = change(piece.text);
    return text.length === piece.text.length ? { ...piece, text } : piece;
  });

/** Replaces about half of the marked words by those of other prompts. */
const swapped = (example: RowExample, texts: PieceTexts, random: () => number): readonly RowPiece[] =>
  example.pieces.map((piece) => {
    if (piece.label === null || random() > 0.5) return piece;
    const text = pick(texts.get(keyOf(example, piece)) ?? [], random) ?? piece.text;
    return text.length < 2.5 * piece.text.length + 12 && text.includes('\n') === piece.text.includes('\n')
      ? { ...piece, text }
      : piece;
  });

/** Leaves out punctuation between marks. */
const unpunctuated = (pieces: readonly RowPiece[], random: () => number): readonly RowPiece[] =>
  pieces.map((piece) => {
    if (piece.label !== null || random() < 0.2) return piece;
    const text = piece.text.replace(/[,.;:!?]/g, '');
    return { ...piece, text: text === '' ? ' ' : text };
  });

/** Leaves out one row with the words behind it, if more than two are there. */
function withoutRow(pieces: readonly RowPiece[], random: () => number): readonly RowPiece[] {
  const last = Math.max(...pieces.map(({ row }) => row));
  if (last < 3) return pieces;
  const dropped = Math.floor(random() * last);
  const end = pieces.findLastIndex(({ row }) => row === dropped) + 1;
  return pieces.filter(
    ({ row }, at) => row !== dropped && !(at === end && pieces[at]?.label === null && row < 0),
  );
}

/** Returns a prompt as another person might have typed it, or unchanged. */
export function variantOf(example: RowExample, texts: PieceTexts, random: () => number): RowExample {
  let pieces = example.pieces;
  if (random() < 0.35) pieces = swapped(example, texts, random);
  if (random() < 0.15) pieces = withoutRow(pieces, random);
  if (random() < 0.1) pieces = unpunctuated(pieces, random);
  const chance = random();
  if (chance < 0.25) pieces = withText(pieces, (text) => text.toLowerCase());
  else if (chance < 0.27) pieces = withText(pieces, (text) => text.toUpperCase());
  return { ...example, pieces, text: pieces.map(({ text }) => text).join('') };
}
