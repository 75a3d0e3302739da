/** Inline marks of content text; see domain/content/text/span.ts. */
export interface Marks {
  readonly isStrong?: boolean;
  readonly isEmphasis?: boolean;
  readonly isCode?: boolean;
  readonly isStruck?: boolean;
  readonly href?: string;
}

export type Mark = 'isStrong' | 'isEmphasis' | 'isCode';

/** A run of text of a field with its marks. */
export interface Piece {
  readonly text: string;
  readonly marks: Marks;
  /** Elements around it that aren't marks, outermost first: placeholders and sample text. */
  readonly around: readonly Element[];
  /** A line break (its text is '\n') or a drawing (its text is empty). */
  readonly node?: Element;
}

/** Part of a field's text, in characters. */
export type TextRange = readonly [from: number, to: number];

const drawn = 'svg, [data-icon]';
const safeLink = /^(?:https?|mailto):/i;

const marksByTag: Readonly<Record<string, Marks>> = {
  STRONG: { isStrong: true },
  B: { isStrong: true },
  EM: { isEmphasis: true },
  I: { isEmphasis: true },
  CODE: { isCode: true },
  S: { isStruck: true },
  DEL: { isStruck: true },
};

/** Returns the marks that an element adds; null if it isn't a mark. */
export function marksOfElement(element: Element): Marks | null {
  if (element.tagName === 'A') {
    const href = element.getAttribute('href') ?? '';
    return safeLink.test(href) ? { href } : {};
  }
  return element.classList.length === 0 ? (marksByTag[element.tagName] ?? null) : null;
}

/** Reads the text of a field from the page. */
export function piecesOf(root: Node, marks: Marks = {}, around: readonly Element[] = []): readonly Piece[] {
  return [...root.childNodes].flatMap((node): readonly Piece[] => {
    if (node.nodeType === Node.TEXT_NODE) return [{ text: node.textContent ?? '', marks, around }];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const element = node as Element;
    if (element.tagName === 'BR') return [{ text: '\n', marks, around, node: element }];
    if (element.matches(drawn)) return [{ text: '', marks, around, node: element }];
    const own = marksOfElement(element);
    return own
      ? piecesOf(element, { ...marks, ...own }, around)
      : piecesOf(element, marks, [...around, element]);
  });
}

export const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((length, { text }) => length + text.length, 0);

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Returns the pieces of a range. A drawing at its start is included only from the start of the text. */
export function cut(pieces: readonly Piece[], [from, to]: TextRange): readonly Piece[] {
  let at = 0;
  return pieces.flatMap((piece) => {
    const start = at;
    at += piece.text.length;
    if (piece.text === '') return start >= from && (start < to || start === 0) && to > from ? [piece] : [];
    const text = piece.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...piece, text }];
  });
}

/** Replaces a range. */
export function spliced(
  pieces: readonly Piece[],
  [from, to]: TextRange,
  inserted: readonly Piece[],
): readonly Piece[] {
  const all = lengthOf(pieces);
  return [...cut(pieces, [0, from]), ...inserted, ...cut(pieces, [to, Math.max(to, all)])];
}

/** Returns the pieces with marks added to a range or, for null, without any marks there. */
export function withMarks(
  pieces: readonly Piece[],
  range: TextRange,
  change: { readonly [name in keyof Marks]?: Marks[name] | undefined } | null,
): readonly Piece[] {
  const changed = cut(pieces, range).map((piece): Piece => {
    const all = change === null ? {} : { ...piece.marks, ...change };
    const marks: Marks = Object.fromEntries(
      Object.entries(all).filter(([, value]) => value !== undefined && value !== false),
    );
    return { ...piece, marks };
  });
  return spliced(pieces, range, changed);
}

/** Returns the marks that all words of a range have. */
export function commonMarks(pieces: readonly Piece[], range: TextRange): Marks {
  const words = cut(pieces, range).filter(({ text }) => text.trim() !== '');
  const [first] = words;
  if (!first) return {};
  return Object.fromEntries(
    Object.entries(first.marks).filter(([name, value]) =>
      words.every(({ marks }) => marks[name as keyof Marks] === value),
    ),
  );
}

const wordCharacter = /[\p{L}\p{N}\p{M}'’-]/u;

/** Returns the range of the word around an offset; empty between words. */
export function wordAround(pieces: readonly Piece[], at: number): TextRange {
  const text = textOf(pieces);
  let [from, to] = [at, at];
  while (from > 0 && wordCharacter.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && wordCharacter.test(text.charAt(to))) to += 1;
  return [from, to];
}
