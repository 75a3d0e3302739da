import type { Label } from '../../../src/domain/reader/labels.ts';
import type { Example, Piece } from '../read-examples.ts';
import { pick } from './random.ts';

/** Labels whose texts are interchangeable without changing the meaning of the prompt. */
const swappable: ReadonlySet<Label> = new Set([
  'title',
  'subject',
  'from',
  'to',
  'name',
  'place',
  'date',
  'time',
  'money',
  'item',
  'detail',
  'contact',
  'look',
  'audience',
  'tone',
  'note',
  'new',
  'old',
]);

export type SpanTexts = ReadonlyMap<string, readonly string[]>;

const textKey = ({ language }: Example, label: Label): string => `${language} ${label}`;

/** Collects all texts of each label in each language, for swapping. */
export function collectSpanTexts(examples: readonly Example[]): SpanTexts {
  const texts = new Map<string, string[]>();
  for (const example of examples) {
    for (const { text, label } of example.pieces) {
      if (!label || !swappable.has(label)) continue;
      const known = texts.get(textKey(example, label));
      if (known) known.push(text);
      else texts.set(textKey(example, label), [text]);
    }
  }
  return texts;
}

type Change = (
  pieces: readonly Piece[],
  example: Example,
  texts: SpanTexts,
  random: () => number,
) => readonly Piece[];

const mapText =
  (change: (text: string) => string): Change =>
  (pieces) =>
    pieces.map((piece) => ({ ...piece, text: change(piece.text) })).filter((piece) => piece.text !== '');

const sameLength =
  (change: (text: string) => string) =>
  (text: string): string => {
    const changed = change(text);
    return changed.length === text.length ? changed : text;
  };

const swapValues: Change = (pieces, example, texts, random) =>
  pieces.map((piece) => {
    if (!piece.label || !swappable.has(piece.label) || random() > 0.5) return piece;
    const other = pick(texts.get(textKey(example, piece.label)) ?? [], random) ?? piece.text;
    // A text of very different length would not fit here.
    const isAlike =
      other.length < 2.5 * piece.text.length + 12 && other.includes('\n') === piece.text.includes('\n');
    return isAlike ? { ...piece, text: other } : piece;
  });

const dropPunctuation: Change = (pieces, _example, _texts, random) =>
  pieces.map((piece) => {
    if (piece.label || random() < 0.2) return piece;
    const text = piece.text.replace(/[,.;:!?]/g, '');
    return { ...piece, text: text.trim() === '' ? ' ' : text };
  });

/**
 * Makes a typo in one word of unlabeled or command text: a letter doubled, dropped or swapped with the next.
 */
const mistype: Change = (pieces, _example, _texts, random) => {
  const chosen = Math.floor(random() * pieces.length);
  return pieces.map((piece, index) => {
    if (index !== chosen || piece.text.length < 5 || !/^[\p{L} ]+$/u.test(piece.text)) return piece;
    const at = 1 + Math.floor(random() * (piece.text.length - 3));
    const kind = random();
    const { text } = piece;
    const [first, second] = [text.charAt(at), text.charAt(at + 1)];
    if (first === ' ' || second === ' ') return piece;
    if (kind < 0.35) return { ...piece, text: text.slice(0, at) + text.slice(at + 1) };
    if (kind < 0.6) return { ...piece, text: text.slice(0, at) + first + text.slice(at) };
    return { ...piece, text: text.slice(0, at) + second + first + text.slice(at + 2) };
  });
};

/** Shuffles sentences, split where unlabeled text has a full stop or a line break. */
const reorder: Change = (pieces, _example, _texts, random) => {
  const sentences: Piece[][] = [[]];
  const gaps: Piece[] = [];
  for (const piece of pieces) {
    if (!piece.label && /^[.;]\s$|^\n$/.test(piece.text)) {
      gaps.push(piece);
      sentences.push([]);
    } else sentences[sentences.length - 1]?.push(piece);
  }
  if (sentences.length < 3) return pieces;
  const from = Math.floor(random() * sentences.length);
  const moved = sentences.splice(from, 1)[0] ?? [];
  sentences.splice(Math.floor(random() * (sentences.length + 1)), 0, moved);
  return sentences.flatMap((sentence, index) =>
    index === 0 ? sentence : [gaps[index - 1] as Piece, ...sentence],
  );
};

const plans: readonly (readonly [chance: number, changes: readonly Change[]])[] = [
  [0.34, []],
  [0.16, [mapText(sameLength((text) => text.toLowerCase()))]],
  [0.02, [mapText(sameLength((text) => text.toUpperCase()))]],
  [0.22, [swapValues]],
  [0.06, [swapValues, mapText(sameLength((text) => text.toLowerCase()))]],
  [0.06, [dropPunctuation]],
  [0.04, [dropPunctuation, mapText(sameLength((text) => text.toLowerCase()))]],
  [0.06, [mistype]],
  [0.04, [reorder]],
];

function choosePlan(chance: number): readonly Change[] {
  let sum = 0;
  for (const [share, changes] of plans) {
    sum += share;
    if (chance < sum) return changes;
  }
  return [];
}

/** Returns the example as another person might have typed it, or unchanged. */
export function augment(example: Example, texts: SpanTexts, random: () => number): Example {
  const plan = choosePlan(random());
  if (plan.length === 0) return example;
  let pieces: readonly Piece[] = example.pieces;
  for (const change of plan) pieces = change(pieces, example, texts, random);
  return { ...example, pieces, text: pieces.map((piece) => piece.text).join('') };
}
