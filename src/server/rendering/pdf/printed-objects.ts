/** A file as the browser prints it: one table of plain objects, with only streams compressed. */
export interface PrintedObjects {
  /**
   * By number, without streams and with empty strings, so that text of the page can't be mistaken for keys.
   */
  readonly objects: ReadonlyMap<number, string>;
  /** Returns the raw bytes of an object's stream; empty if it has none. */
  readonly streamOf: (object: number) => Uint8Array;
  /** Source of the catalog (the root object). */
  readonly catalog: string;
  /** Object numbers in the trailer. */
  readonly root: number;
  readonly info: number;
  /** One more than the highest object number. */
  readonly size: number;
  /** Byte offset of the cross-reference table. */
  readonly tableAt: number;
}

const trailerBytes = 2_048;
const streamMark = '>> stream\n';
const entryBytes = 20;
const nothing = new Uint8Array();

/**
 * Reads the objects of a file that the browser printed, without the cost of a full parser.
 * @returns null for any other file: updated, encrypted, or with compressed objects
 */
export function readPrintedObjects(pdf: Uint8Array): PrintedObjects | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  const end = text(Math.max(0, bytes.length - trailerBytes), bytes.length);
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1] ?? Number.NaN);
  const trailer = end.slice(end.lastIndexOf('trailer'), end.lastIndexOf('startxref'));
  const number = (key: string) => Number(new RegExp(`/${key} (\\d+)`).exec(trailer)?.[1] ?? Number.NaN);
  const [root, info, size] = [number('Root'), number('Info'), number('Size')];
  if (![tableAt, root, info, size].every(Number.isSafeInteger) || /\/(?:Prev|Encrypt)\b/.test(trailer)) {
    return null;
  }
  const head = new RegExp(`^xref\\s+0 ${size}\\s*\\n`).exec(text(tableAt, tableAt + 40))?.[0];
  if (head === undefined) return null;

  const offsets = new Map<number, number>();
  for (let object = 1; object < size; object++) {
    const at = tableAt + head.length + object * entryBytes;
    const [, offset, kind] = /^(\d{10}) \d{5} ([nf])/.exec(text(at, at + entryBytes)) ?? [];
    if (offset === undefined) return null;
    if (kind === 'n') offsets.set(object, Number(offset));
  }
  const ends = [...offsets.values(), tableAt].sort((a, b) => a - b);
  const endOf = new Map(ends.map((at, index) => [at, ends[index + 1] ?? tableAt]));

  const objects = new Map<number, string>();
  const streams = new Map<number, Uint8Array>();
  for (const [object, at] of offsets) {
    const whole = bytes.subarray(at, endOf.get(at) ?? at);
    // Within a string the line break would be escaped.
    const stream = whole.indexOf(streamMark);
    const source = whole.toString('latin1', 0, stream < 0 ? whole.length : stream + 2);
    if (!source.startsWith(`${object} 0 obj`)) return null;
    objects.set(object, source);
    const length = stream < 0 ? 0 : Number(/\/Length (\d+)/.exec(source)?.[1] ?? 0);
    const from = stream + streamMark.length;
    if (length > 0) streams.set(object, whole.subarray(from, from + length));
  }
  const catalog = objects.get(root);
  const isPrinted = objects.get(info)?.includes('/Producer (Skia/PDF');
  if (catalog === undefined || !isPrinted) return null;
  const bare = new Map([...objects].map(([object, source]) => [object, withoutStrings(source)]));
  const streamOf = (object: number) => streams.get(object) ?? nothing;
  return { objects: bare, streamOf, catalog, root, info, size, tableAt };
}

/** Empties literal and hexadecimal strings; `<<` doesn't start one. */
function withoutStrings(source: string): string {
  return source.replace(/(?<!\\)\((?:\\[\s\S]|[^\\()])*\)|<(?!<)[0-9A-Fa-f\s]*>/g, '()');
}
