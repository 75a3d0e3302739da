import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { strToU8, unzipSync, zipSync } from 'fflate';

/* Builds small office files from their parts, as the programs write them. */

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`);
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageOf = 'http://schemas.openxmlformats.org/package/2006';

const types = (overrides: Readonly<Record<string, string>>) =>
  xml(
    `<Types xmlns="${packageOf}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
      overrides,
    )
      .map(
        ([part, type]) =>
          `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
      )
      .join('')}</Types>`,
  );
const pointers = (targets: Readonly<Record<string, readonly [string, string]>>) =>
  xml(
    `<Relationships xmlns="${packageOf}/relationships">${Object.entries(targets)
      .map(([id, [type, target]]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  );

const wordRun = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const wordParagraph = (text: string, style = '') =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${wordRun(text)}</w:p>`;

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
const wordPicture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${drawing}/wordprocessingDrawing"><wp:docPr id="1" name="Picture" descr="The pier at dawn"/><a:graphic xmlns:a="${drawing}/main"><a:graphicData><pic:pic xmlns:pic="${drawing}/picture"><pic:blipFill><a:blip r:embed="r2" xmlns:r="${office}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** Returns a Word document with headings, paragraphs and one table. */
export function makeDocx(content: {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table?: readonly (readonly string[])[];
  /** A PNG, below the paragraphs. */
  readonly picture?: Uint8Array;
}): Uint8Array {
  const table = content.table
    ? `<w:tbl>${content.table.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${wordParagraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
    : '';
  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return zipSync({
    '[Content_Types].xml': types({
      'word/document.xml': 'wordprocessingml.document.main',
      'word/styles.xml': 'wordprocessingml.styles',
    }),
    '_rels/.rels': pointers({ r1: ['officeDocument', 'word/document.xml'] }),
    'word/_rels/document.xml.rels': pointers({
      r1: ['styles', 'styles.xml'],
      ...(content.picture ? { r2: ['image', 'media/image1.png'] as const } : {}),
    }),
    ...(content.picture ? { 'word/media/image1.png': content.picture } : {}),
    'word/styles.xml': xml(
      `<w:styles xmlns:w="${namespace}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="${namespace}"><w:body>${wordParagraph(content.heading, 'Heading1')}${content.paragraphs.map((text) => wordParagraph(text)).join('')}${content.picture ? wordPicture : ''}${table}</w:body></w:document>`,
    ),
  });
}

/**
 * Returns a workbook with one sheet; a cell that begins with '=' is a formula, followed by '|' and its value.
 */
export function makeXlsx(sheet: string, rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const cell = (value: string | number, reference: string) => {
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
    const formula = /^=(.*)\|(.*)$/.exec(value);
    return formula
      ? `<c r="${reference}"><f>${formula[1]}</f><v>${formula[2]}</v></c>`
      : `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${index + 1}`)).join('')}</row>`,
  );
  return zipSync({
    '[Content_Types].xml': types({
      'xl/workbook.xml': 'spreadsheetml.sheet.main',
      'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet',
    }),
    '_rels/.rels': pointers({ r1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/_rels/workbook.xml.rels': pointers({ r1: ['worksheet', 'worksheets/sheet1.xml'] }),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${namespace}" xmlns:r="${office}"><sheets><sheet name="${sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${namespace}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ),
  });
}

const slidePicture = `<p:pic><p:nvPicPr><p:cNvPr id="9" name="Picture" descr="The plan"/></p:nvPicPr><p:blipFill><a:blip r:embed="r2" xmlns:r="${office}"/></p:blipFill></p:pic>`;

/** Returns a presentation; each slide has a title, points and optional notes. */
export function makePptx(
  slides: readonly {
    readonly title: string;
    readonly points: readonly string[];
    readonly notes?: string;
    readonly picture?: Uint8Array;
  }[],
): Uint8Array {
  const spaces =
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
  const shape = (kind: string, lines: readonly string[]) =>
    `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${kind}"/></p:nvPr></p:nvSpPr><p:txBody>${lines.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join('')}</p:txBody></p:sp>`;
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': types({ 'ppt/presentation.xml': 'presentationml.presentation.main' }),
    '_rels/.rels': pointers({ r1: ['officeDocument', 'ppt/presentation.xml'] }),
    'ppt/_rels/presentation.xml.rels': pointers(
      Object.fromEntries(
        slides.map((_, index) => [`r${index + 1}`, ['slide', `slides/slide${index + 1}.xml`] as const]),
      ),
    ),
    'ppt/presentation.xml': xml(
      `<p:presentation ${spaces} xmlns:r="${office}"><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="r${index + 1}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    ),
  };
  for (const [index, { title, points, notes, picture }] of slides.entries()) {
    const number = index + 1;
    files[`ppt/slides/slide${number}.xml`] = xml(
      `<p:sld ${spaces}><p:cSld><p:spTree>${shape('title', [title])}${shape('body', points)}${shape('sldNum', [String(number)])}${picture ? slidePicture : ''}</p:spTree></p:cSld></p:sld>`,
    );
    files[`ppt/slides/_rels/slide${number}.xml.rels`] = pointers({
      ...(notes ? { r1: ['notesSlide', `../notesSlides/notesSlide${number}.xml`] as const } : {}),
      ...(picture ? { r2: ['image', `../media/image${number}.png`] as const } : {}),
    });
    if (picture) files[`ppt/media/image${number}.png`] = picture;
    if (!notes) continue;
    files[`ppt/notesSlides/notesSlide${number}.xml`] = xml(
      `<p:notes ${spaces}><p:cSld><p:spTree>${shape('body', [notes])}</p:spTree></p:cSld></p:notes>`,
    );
  }
  return zipSync(files);
}

/**
 * Returns a PDF whose pages have a heading and lines of text, with an optional PNG at the bottom of the first
 * page.
 */
export async function pdfOf(
  pages: readonly (readonly string[])[],
  picture?: Uint8Array,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage([595, 842]);
    for (const [index, line] of lines.entries())
      page.drawText(line, { font, size: index === 0 ? 24 : 11, x: 60, y: 760 - index * 40 });
  }
  if (picture)
    pdf.getPage(0).drawImage(await pdf.embedPng(picture), { x: 60, y: 60, width: 200, height: 120 });
  return pdf.save();
}

/** Returns a PDF that requires a password. */
export async function lockedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await pdfOf([['Secret']]));
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return pdf.save({ useObjectStreams: false });
}

/** Returns an Office file with a password: an OLE container with the encrypted archive. */
export const lockedOffice = (): Uint8Array => compoundFile('EncryptedPackage');

/** Returns a file in the format of Office before 2007. */
export const oldOffice = (): Uint8Array => compoundFile('WordDocument');

function compoundFile(stream: string): Uint8Array {
  const head = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  return Buffer.concat([Buffer.from(head), Buffer.from(stream, 'utf16le')]);
}

/** Returns an archive of a few kilobytes that unpacks to 200 MB of zeros. */
export const archiveBomb = (): Uint8Array =>
  zipSync({ 'word/document.xml': new Uint8Array(200_000_000) }, { level: 1 });

/** Returns an archive whose directory declares too small a size for its only entry. */
export function lyingArchive(): Uint8Array {
  const bytes = Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(40_000_000) }, { level: 1 }));
  bytes.writeUInt32LE(1000, bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
  return bytes;
}

/** Returns an archive with a Word document and an entry whose name points outside the archive. */
export const traversingArchive = (): Uint8Array =>
  zipSync({ ...unzipSync(makeDocx({ heading: 'A', paragraphs: [] })), '../../evil.sh': strToU8('x') });

/** Returns an archive that declares a million entries, which requires ZIP64. */
export function archiveOfAMillion(): Uint8Array {
  const entries = 1_000_000;
  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeBigUInt64LE(BigInt(entries), 24);
  wide.writeBigUInt64LE(BigInt(entries), 32);
  wide.writeBigUInt64LE(BigInt(entries) * 47n, 40);
  wide.writeBigUInt64LE(4n, 48);
  const head = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(head.length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(0xffff, 8);
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(0xffffffff, 12);
  end.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([head, wide, locator, end]);
}
