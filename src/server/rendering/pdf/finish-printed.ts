import type { FinishedPdf } from './finish-pdf.ts';
import { informationOf, type PdfMetadata } from './pdf-metadata.ts';
import { type PrintedObjects, readPrintedObjects } from './printed-objects.ts';
import { readPrintedText } from './printed-text.ts';

/**
 * Finishes a file that comes straight from the browser by an update at its end, as the format provides: a millisecond
 * where taking the file apart and writing it anew takes thirty. Any other file goes that long way.
 */
export async function finishPrinted(
  printed: Uint8Array,
  metadata: PdfMetadata,
  now: Date,
): Promise<FinishedPdf> {
  const read = readPrintedObjects(printed);
  const catalog = read && catalogFor(read, metadata.language);
  if (!(read && catalog)) {
    // A large library, idle until such a file comes.
    const { finishPdf } = await import('./finish-pdf.ts');
    return finishPdf(printed, metadata, now);
  }
  const changed = new Map([[read.info, information(read.info, metadata, now)]]);
  if (catalog !== read.catalog) changed.set(read.root, catalog);
  return { pdf: withUpdate(printed, read, changed), ...factsOf(read) };
}

/** The root with its language, and with the wish that readers show the title. Null where that takes a whole reader. */
function catalogFor({ catalog }: PrintedObjects, language = ''): string | null {
  if (!/^[A-Za-z0-9-]*$/.test(language)) return null;
  const shown = catalog.includes('/ViewerPreferences')
    ? catalog
    : catalog.replace('<<', '<</ViewerPreferences <</DisplayDocTitle true>>\n');
  if (!shown.includes('/DisplayDocTitle true')) return null;
  if (language === '') return shown;
  const stated = /\/Lang \([^()\\]*\)/;
  if (stated.test(shown)) return shown.replace(stated, `/Lang (${language})`);
  return shown.includes('/Lang') ? null : shown.replace('<<', `<</Lang (${language})\n`);
}

function information(object: number, metadata: PdfMetadata, now: Date): string {
  const date = `(D:${now
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/\D/g, '')}Z)`;
  const entries = Object.entries(informationOf(metadata)).map(([key, text]) => `/${key} ${textString(text)}`);
  return `${object} 0 obj\n<<${entries.join('\n')}\n/CreationDate ${date}\n/ModDate ${date}>>\nendobj\n`;
}

/** Any letters of any script: UTF-16, the higher byte first, behind its mark. */
function textString(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

/** Changed objects and a table of them behind the file, which stays as it is. */
function withUpdate(
  printed: Uint8Array,
  { root, info, size, tableAt }: PrintedObjects,
  changed: ReadonlyMap<number, string>,
): Uint8Array {
  let at = printed.length;
  let bodies = '';
  let table = 'xref\n';
  for (const [object, body] of changed) {
    table += `${object} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    bodies += body;
    at += body.length;
  }
  const trailer = `trailer\n<</Size ${size}\n/Root ${root} 0 R\n/Info ${info} 0 R\n/Prev ${tableAt}>>\n`;
  const update = Buffer.from(`${bodies}${table}${trailer}startxref\n${at}\n%%EOF\n`, 'latin1');
  const whole = new Uint8Array(printed.length + update.length);
  whole.set(printed);
  whole.set(update, printed.length);
  return whole;
}

function factsOf(read: PrintedObjects): Omit<FinishedPdf, 'pdf'> {
  const { objects, root } = read;
  const all = [...objects.values()];
  const pages = all.filter((object) => /\/Type \/Page\b/.test(object));
  const fonts = all.filter(
    (object) => /\/Type \/Font\b/.test(object) && !/\/Subtype \/CIDFontType[02]\b/.test(object),
  );
  return {
    pages: pages.length,
    fonts: fonts.length,
    fontsNotEmbedded: fonts.filter((font) => !isEmbedded(font, objects)).map(nameOf),
    links: pages.reduce((sum, page) => sum + referencesIn(page, 'Annots').length, 0),
    isTagged: /\/StructTreeRoot\b/.test(objects.get(root) ?? ''),
    text: readPrintedText(read),
  };
}

function isEmbedded(font: string, objects: PrintedObjects['objects']): boolean {
  // A Type 3 font is made of drawings in the file itself.
  if (/\/Subtype \/Type3\b/.test(font)) return true;
  const [descendant] = referencesIn(font, 'DescendantFonts');
  const carrier = descendant === undefined ? font : (objects.get(descendant) ?? '');
  const descriptor = /\/FontDescriptor (\d+) 0 R/.exec(carrier)?.[1];
  return /\/FontFile[23]?\b/.test(objects.get(Number(descriptor)) ?? '');
}

/** Numbers of the objects in a list of references. */
function referencesIn(object: string, key: string): number[] {
  const list = new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(object)?.[1] ?? '';
  return [...list.matchAll(/(\d{1,10}) 0 R/g)].map((match) => Number(match[1]));
}

function nameOf(font: string): string {
  return /\/BaseFont \/(\S+)/.exec(font)?.[1] ?? 'unnamed';
}
