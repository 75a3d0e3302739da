/**
 * Binary encoding of DevTools messages for `--remote-debugging-pipe=cbor`: CBOR (RFC 8949) in which every map
 * and array is wrapped in an envelope with its length. The browser can forward a message without parsing it,
 * and files and pictures are bytes instead of Base64. JSON would cost the browser 16 ns more per byte of the
 * page.
 */

/** A value in a message. */
export type CdpValue =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | readonly CdpValue[]
  | { readonly [key: string]: CdpValue | undefined };

const major = { unsigned: 0, negative: 1, bytes: 2, text: 3, array: 4, map: 5, tag: 6 } as const;
const initial = {
  envelope: 0xd8,
  envelopeTag: 0x18,
  envelopeLength: 0x5a,
  /** Tag 22: bytes that are Base64 in JSON. */
  binary: 0xd6,
  arrayStart: 0x9f,
  mapStart: 0xbf,
  stop: 0xff,
  false: 0xf4,
  true: 0xf5,
  null: 0xf6,
  double: 0xfb,
} as const;

/** Bytes before an envelope's content: tag, tag number, length type, length. */
export const envelopeHeaderBytes = 7;

/** The browser never nests deeper. The limit protects the stack. */
const deepest = 300;
const largestInt32 = 2 ** 31 - 1;

/** Thrown for bytes that are not a valid message. */
export class CborError extends Error {
  override readonly name = 'CborError';
}

/** Encodes a message for the browser. */
export function encodeCbor(value: CdpValue): Buffer {
  const pieces: Buffer[] = [];
  return Buffer.concat(pieces, put(value, pieces));
}

/** Appends a value. Returns its size in bytes. */
function put(value: CdpValue, pieces: Buffer[]): number {
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf8');
    return add(head(major.text, text.length), pieces) + add(text, pieces);
  }
  if (typeof value === 'number') return add(numberBytes(value), pieces);
  if (value === null) return add(Buffer.of(initial.null), pieces);
  if (typeof value === 'boolean') return add(Buffer.of(value ? initial.true : initial.false), pieces);
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    const before = add(Buffer.of(initial.binary), pieces) + add(head(major.bytes, bytes.length), pieces);
    return before + add(bytes, pieces);
  }
  const header = Buffer.alloc(envelopeHeaderBytes);
  header.set([initial.envelope, initial.envelopeTag, initial.envelopeLength]);
  add(header, pieces);
  const length = putContent(value, pieces);
  header.writeUInt32BE(length, 3);
  return envelopeHeaderBytes + length;
}

function putContent(value: Exclude<CdpValue, null | boolean | number | string>, pieces: Buffer[]): number {
  let length: number;
  if (isList(value)) {
    length = add(Buffer.of(initial.arrayStart), pieces);
    for (const item of value) length += put(item, pieces);
  } else {
    length = add(Buffer.of(initial.mapStart), pieces);
    for (const [key, item] of Object.entries(value)) {
      if (item !== undefined) length += put(key, pieces) + put(item, pieces);
    }
  }
  return length + add(Buffer.of(initial.stop), pieces);
}

const isList = (value: object): value is readonly CdpValue[] => Array.isArray(value);

function add(bytes: Buffer, pieces: Buffer[]): number {
  pieces.push(bytes);
  return bytes.length;
}

function numberBytes(value: number): Buffer {
  if (Number.isInteger(value) && Math.abs(value) <= largestInt32) {
    return value < 0 ? head(major.negative, -1 - value) : head(major.unsigned, value);
  }
  const bytes = Buffer.alloc(9);
  bytes[0] = initial.double;
  bytes.writeDoubleBE(value, 1);
  return bytes;
}

/** Encodes a type with its length or its integer value. */
function head(kind: number, argument: number): Buffer {
  const first = kind << 5;
  if (argument < 24) return Buffer.of(first | argument);
  if (argument < 2 ** 8) return Buffer.of(first | 24, argument);
  const bytes = Buffer.alloc(argument < 2 ** 16 ? 3 : 5);
  if (bytes.length === 3) {
    bytes[0] = first | 25;
    bytes.writeUInt16BE(argument, 1);
  } else {
    bytes[0] = first | 26;
    bytes.writeUInt32BE(argument, 1);
  }
  return bytes;
}

/**
 * Returns the size in bytes of the message that starts here, including its header.
 * @throws CborError if no message starts here
 */
export function messageBytes(header: Buffer): number {
  if (
    header[0] !== initial.envelope ||
    header[1] !== initial.envelopeTag ||
    header[2] !== initial.envelopeLength
  ) {
    throw new CborError('a message does not begin with an envelope');
  }
  return envelopeHeaderBytes + header.readUInt32BE(3);
}

/**
 * Decodes a complete message. Byte values are views of the input.
 * @throws CborError
 */
export function decodeCbor(message: Buffer): CdpValue {
  const reader = new CborReader(message);
  const value = reader.value(0);
  if (!reader.isAtEnd) throw new CborError('something follows the message');
  return value;
}

class CborReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  value(depth: number): CdpValue {
    if (depth > deepest) throw new CborError('a message is nested too deep');
    const first = this.#byte();
    switch (first) {
      case initial.envelope:
        // The length is redundant, because maps and arrays have an end mark.
        this.#take(envelopeHeaderBytes - 1);
        return this.value(depth + 1);
      case initial.binary:
        return this.#take(this.#argument(this.#byte()));
      case initial.mapStart:
        return this.#map(depth);
      case initial.arrayStart:
        return this.#list(depth);
      case initial.true:
        return true;
      case initial.false:
        return false;
      case initial.null:
        return null;
      case initial.double:
        return this.#take(8).readDoubleBE(0);
    }
    const argument = this.#argument(first);
    switch (first >> 5) {
      case major.unsigned:
        return argument;
      case major.negative:
        return -1 - argument;
      case major.text:
        return this.#take(argument).toString('utf8');
      case major.bytes:
        // Byte strings without the binary tag are UTF-16 text.
        return this.#take(argument).toString('utf16le');
    }
    throw new CborError(`a message holds a value of an unknown kind (${first})`);
  }

  #map(depth: number): CdpValue {
    const entries: [string, CdpValue][] = [];
    while (!this.#stops()) {
      const key = this.value(depth + 1);
      if (typeof key !== 'string') throw new CborError('a message has a key that is no text');
      entries.push([key, this.value(depth + 1)]);
    }
    return Object.fromEntries(entries);
  }

  #list(depth: number): CdpValue {
    const items: CdpValue[] = [];
    while (!this.#stops()) items.push(this.value(depth + 1));
    return items;
  }

  #stops(): boolean {
    if (this.#bytes[this.#at] !== initial.stop) return false;
    this.#at += 1;
    return true;
  }

  #argument(first: number): number {
    const size = first & 0x1f;
    if (size < 24) return size;
    if (size === 24) return this.#byte();
    if (size === 25) return this.#take(2).readUInt16BE(0);
    if (size === 26) return this.#take(4).readUInt32BE(0);
    throw new CborError('a message holds a length of an unknown kind');
  }

  #byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new CborError('a message ends too early');
    this.#at += 1;
    return byte;
  }

  #take(length: number): Buffer {
    const from = this.#at;
    this.#at += length;
    if (this.#at > this.#bytes.length) throw new CborError('a message ends too early');
    return this.#bytes.subarray(from, this.#at);
  }
}
