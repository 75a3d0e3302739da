import {
  advances,
  leftBearings,
  type MeasuredFace,
  measuredCharacters,
  rightBearings,
} from './advance-widths.ts';

const positions: ReadonlyMap<string, number> = new Map(
  [...measuredCharacters].map((character, index) => [character, index]),
);

/** Characters outside the table (other scripts, emoji) count as a full square, which is never too narrow. */
const unknownAdvance = 1000;
const bearingOffset = 200;

function entry(table: string | undefined, character: string): number | null {
  const position = positions.get(character);
  if (table === undefined || position === undefined) return null;
  return Number.parseInt(table.slice(position * 2, position * 2 + 2), 36);
}

const decoded = new Map<MeasuredFace, Uint16Array>();

/** Page breaking measures millions of widths, so each table is decoded once and indexed by code unit. */
function advancesOf(face: MeasuredFace): Uint16Array {
  const before = decoded.get(face);
  if (before) return before;
  const known = new Uint16Array(0x10000).fill(unknownAdvance);
  for (const character of measuredCharacters) {
    const advance = entry(advances[face], character);
    if (advance !== null) known[character.charCodeAt(0)] = advance;
  }
  decoded.set(face, known);
  return known;
}

/** Returns the width of one line in em: the sum of advances, with `trackingEm` between characters. */
export function textAdvance(text: string, face: MeasuredFace, trackingEm = 0): number {
  const known = advancesOf(face);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Skips the second half of a surrogate pair.
    if (unit >= 0xdc00 && unit < 0xe000) continue;
    sum += known[unit] ?? unknownAdvance;
    count += 1;
  }
  return sum / 1000 + Math.max(0, count - 1) * trackingEm;
}

export interface InkExtent {
  /** From the first ink to the last, in em. */
  readonly widthEm: number;
  /** Blank before the first ink, in em: shift the line left by it to align its stem with the margin. */
  readonly leftEm: number;
}

/** Measures the ink width of a line, without the bearings at its ends. */
export function inkExtent(text: string, face: MeasuredFace, trackingEm = 0): InkExtent {
  const characters = [...text];
  const bearing = (tables: typeof leftBearings, character: string | undefined): number =>
    (entry(tables[face], character ?? '') ?? bearingOffset) - bearingOffset;
  const leftEm = bearing(leftBearings, characters[0]) / 1000;
  const rightEm = bearing(rightBearings, characters.at(-1)) / 1000;
  return { widthEm: Math.max(0.2, textAdvance(text, face, trackingEm) - leftEm - rightEm), leftEm };
}
