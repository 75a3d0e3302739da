/** A file as the browser prints it: one table of plain objects, nothing compressed but streams. */
export interface PrintedObjects {
  /** By number, without their streams, and with empty strings, so that words of the page are not taken for keys. */
  readonly objects: ReadonlyMap<number, string>;
  /** The bytes of an object's stream as they stand in the file; empty where it has none. */
  readonly streamOf: (object: number) => Uint8Array;
  /** The object that is the file's root, as it stands there. */
  readonly catalog: string;
  /** Numbers of objects, in the words of the trailer. */
  readonly root: number;
  readonly info: number;
  /** One more than the highest number. */
  readonly size: number;
  /** Where the table of objects begins, in bytes. */
  readonly tableAt: number;
}

const trailerBytes = 2_048;
const streamMark = '>> stream\n';
const entryBytes = 20;
const nothing = new Uint8Array();

/**
 * Reads the objects of a file that the browser printed, without a parser's costs.
 * @returns null for a file that is made in any other way: updated, encrypted, with compressed objects
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
    // In a string the end of the line would be escaped.
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

/** Literal and hexadecimal strings emptied; `<<` is no string. */
function withoutStrings(source: string): string {
  return source.replace(/(?<!\\)\((?:\\[\s\S]|[^\\()])*\)|<(?!<)[0-9A-Fa-f\s]*>/g, '()');
}
