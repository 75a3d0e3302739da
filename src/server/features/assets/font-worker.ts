import { parentPort, workerData } from 'node:worker_threads';
import { create } from 'fontkit';

/*
 * Reads a font in a worker thread, so a broken font can only exhaust that thread's memory and time. Takes the
 * bytes of a file; posts the facts, or fails.
 */

export interface ReadFont {
  readonly family: string;
  readonly weight: number;
  readonly isItalic: boolean;
  readonly isVariable: boolean;
  readonly glyphs: number;
  /** The sample characters that the font covers. */
  readonly points: readonly number[];
}

/** Letters whose outlines must be readable. */
const outlined = [...'Hamburgefonstiv'];

interface Tables {
  readonly 'OS/2'?: {
    readonly usWeightClass?: number;
    readonly fsSelection?: { readonly italic?: boolean };
  };
  readonly name?: {
    readonly records?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  };
}

function nameOf(tables: Tables, record: string): string | undefined {
  const names = tables.name?.records?.[record];
  return names?.en ?? Object.values(names ?? {})[0];
}

function read({
  bytes,
  samples,
}: {
  readonly bytes: Uint8Array;
  readonly samples: readonly number[];
}): ReadFont {
  const font = create(Buffer.from(bytes));
  if (!('glyphForCodePoint' in font)) throw new Error('a collection of fonts');
  const tables = font as unknown as Tables;
  for (const letter of outlined) {
    const point = letter.codePointAt(0) ?? 0;
    // A broken file fails when its outlines are read.
    if (font.hasGlyphForCodePoint(point)) font.glyphForCodePoint(point).path.toSVG();
  }
  return {
    family: nameOf(tables, 'preferredFamily') ?? nameOf(tables, 'fontFamily') ?? font.familyName ?? '',
    weight: tables['OS/2']?.usWeightClass ?? 400,
    isItalic: tables['OS/2']?.fsSelection?.italic === true || font.italicAngle !== 0,
    isVariable: Object.keys(font.variationAxes ?? {}).length > 0,
    glyphs: font.numGlyphs,
    points: samples.filter((point) => font.hasGlyphForCodePoint(point)),
  };
}

parentPort?.postMessage(read(workerData));
