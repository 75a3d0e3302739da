import type { Marks, Piece } from './pieces.ts';

/** Outermost first, as in the layout's own markup. */
const levels: readonly (readonly [mark: keyof Marks, tag: string])[] = [
  ['href', 'a'],
  ['isStrong', 'strong'],
  ['isEmphasis', 'em'],
  ['isStruck', 's'],
  ['isCode', 'code'],
];

/** Groups neighbors with the same key. */
function grouped<K>(
  pieces: readonly Piece[],
  keyOf: (piece: Piece) => K,
): { readonly key: K; readonly pieces: Piece[] }[] {
  const groups: { key: K; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const key = keyOf(piece);
    const last = groups.at(-1);
    if (last && last.key === key) last.pieces.push(piece);
    else groups.push({ key, pieces: [piece] });
  }
  return groups;
}

function leaves(frame: Document, pieces: readonly Piece[]): Node[] {
  return grouped(pieces, ({ node }) => node).flatMap(({ key, pieces: own }): Node[] => {
    if (!key) return [frame.createTextNode(own.map(({ text }) => text).join(''))];
    return own.map(() => key.cloneNode(true));
  });
}

function marked(frame: Document, pieces: readonly Piece[], depth = 0): Node[] {
  const level = levels[depth];
  if (!level) return leaves(frame, pieces);
  const [mark, tag] = level;
  return grouped(pieces, ({ marks }) => marks[mark]).flatMap(({ key, pieces: own }) => {
    const children = marked(frame, own, depth + 1);
    if (!key) return children;
    const element = frame.createElement(tag);
    if (typeof key === 'string') element.setAttribute('href', key);
    element.append(...children);
    return [element];
  });
}

function wrapped(frame: Document, pieces: readonly Piece[], depth = 0): Node[] {
  return grouped(pieces, ({ around }) => around[depth]).flatMap(({ key, pieces: own }) => {
    if (!key) return marked(frame, own);
    const element = key.cloneNode(false) as Element;
    element.append(...wrapped(frame, own, depth + 1));
    return [element];
  });
}

/** Writes the text of a field to the page. */
export function drawPieces(root: Element, pieces: readonly Piece[]): void {
  root.replaceChildren(...wrapped(root.ownerDocument, pieces));
}
