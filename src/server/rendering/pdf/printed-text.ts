import { inflateSync } from 'node:zlib';
import type { PrintedObjects } from './printed-objects.ts';

/** Text of a few hundred pages. More is read in another thread. */
const mostBytes = 4 * 1024 * 1024;
/** The browser nests groups as deep as the page nests elements that are drawn together. */
const deepest = 20;

/** The letters of a font's codes, and the number of hexadecimal digits per code. */
interface Codes {
  readonly digits: 2 | 4;
  readonly letters: ReadonlyMap<number, string>;
}

/**
 * Extracts the text of a file that the browser printed, as readers do for searching and copying: decodes the
 * page contents with the tables of their fonts. In drawing order, without spaces between lines.
 * @returns null if that requires a full parser: too much text, fonts without tables, a broken stream
 */
export function readPrintedText(read: PrintedObjects): string | null {
  const reader = new PrintedTextReader(read);
  try {
    return [...read.objects.values()]
      .filter((object) => /\/Type \/Page\b/.test(object))
      .map((page) => reader.contents(Number(reference(page, 'Contents')), page, 0))
      .join('\n');
  } catch {
    return null;
  }
}

const reference = (object: string, key: string): string | undefined =>
  new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1];

/** Returns names and object numbers in one list of a page's or group's resources. */
function resources(object: string, kind: 'Font' | 'XObject'): ReadonlyMap<string, number> {
  const list = new RegExp(`/${kind} <<([^<>]*)>>`).exec(object)?.[1] ?? '';
  return new Map(
    [...list.matchAll(/\/([^\s/]+) (\d{1,10}) 0 R/g)].map(([, name = '', id]) => [name, Number(id)]),
  );
}

class PrintedTextReader {
  readonly #read: PrintedObjects;
  readonly #codes = new Map<number, Codes>();
  #bytesLeft = mostBytes;

  constructor(read: PrintedObjects) {
    this.#read = read;
  }

  /**
   * Returns the text of a content stream.
   * @param owner object whose resources the stream refers to
   */
  contents(stream: number, owner: string, depth: number): string {
    if (depth > deepest) throw new Error('groups are nested too deep');
    const fonts = resources(owner, 'Font');
    const drawn = resources(owner, 'XObject');
    let codes: Codes | null = null;
    // Within ActualText the text is given explicitly, because its glyphs stand for more than their codes.
    let isTold = false;
    let text = '';
    const words =
      /\/ActualText\s*<([0-9A-Fa-f]*)>|\bEMC\b|\/([^\s/]+) [^\s/]+ Tf|<([0-9A-Fa-f]+)>|\/([^\s/]+) Do\b|\(/g;
    for (const [word, told, font, shown, group] of this.#inflated(stream).matchAll(words)) {
      if (word === '(') throw new Error('a string in letters');
      if (told !== undefined) {
        isTold = true;
        text += utf16(told);
      } else if (word === 'EMC') isTold = false;
      else if (font !== undefined) codes = this.#codesOf(fonts.get(font));
      else if (shown !== undefined && !isTold) text += lettersOf(shown, codes);
      else if (group !== undefined) text += this.#group(drawn.get(group), depth);
    }
    return text;
  }

  #group(id: number | undefined, depth: number): string {
    const object = this.#read.objects.get(id ?? -1);
    if (id === undefined || object === undefined) throw new Error('a group that is not there');
    return /\/Subtype \/Form\b/.test(object) ? this.contents(id, object, depth + 1) : '';
  }

  #codesOf(id: number | undefined): Codes {
    const font = this.#read.objects.get(id ?? -1);
    if (id === undefined || font === undefined) throw new Error('a font that is not there');
    const known = this.#codes.get(id);
    if (known) return known;
    const table = Number(reference(font, 'ToUnicode'));
    const digits = /\/Subtype \/Type0\b/.test(font) ? 4 : 2;
    const codes: Codes = { digits, letters: readTable(this.#inflated(table)) };
    this.#codes.set(id, codes);
    return codes;
  }

  #inflated(stream: number): string {
    const bytes = this.#read.streamOf(stream);
    if (bytes.length === 0) throw new Error('a stream that is not there');
    const isPacked = this.#read.objects.get(stream)?.includes('/FlateDecode') ?? false;
    const whole = isPacked ? inflateSync(bytes, { maxOutputLength: this.#bytesLeft }) : Buffer.from(bytes);
    this.#bytesLeft -= whole.length;
    if (this.#bytesLeft <= 0) throw new Error('too much text');
    return whole.toString('latin1');
  }
}

function lettersOf(hex: string, codes: Codes | null): string {
  if (codes === null) throw new Error('text without a font');
  let text = '';
  for (let at = 0; at < hex.length; at += codes.digits)
    text += codes.letters.get(Number.parseInt(hex.slice(at, at + codes.digits), 16)) ?? '';
  return text;
}

/** Parses a ToUnicode table (ISO 32000, section 9.10.3). */
function readTable(source: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const part of source.split('beginbf').slice(1)) {
    const lines = part.slice(0, part.indexOf('endbf'));
    const row = part.startsWith('char') ? /<(\w+)>\s*<(\w+)>/g : /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g;
    for (const [, first = '', second = '', third] of lines.matchAll(row)) {
      const code = Number.parseInt(first, 16);
      if (third === undefined) letters.set(code, utf16(second));
      else addRange(letters, code, Number.parseInt(second, 16), utf16(third));
    }
  }
  return letters;
}

/** In a range, the last code unit of the text is incremented. */
function addRange(letters: Map<number, string>, from: number, to: number, text: string): void {
  if (to - from > 0xffff) throw new Error('a range that is none');
  const before = text.slice(0, -1);
  const last = text.charCodeAt(text.length - 1);
  for (let code = from; code <= to; code++)
    letters.set(code, before + String.fromCharCode(last + code - from));
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le').replace('\uFEFF', '');
}
