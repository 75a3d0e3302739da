import {
  asPDFName,
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
} from '@cantoo/pdf-lib';
import type { PageEdges } from './capture-edges.ts';
import { drawMarks, markRoomPt } from './draw-marks.ts';
import type { PrintReadyOptions } from './print-ready-options.ts';

const pointsPerMm = 72 / 25.4;

/** The strips overlap the page slightly, because its outermost pixels are blended with the background. */
const overlapPt = 0.4;

export interface ImposedPage {
  /** Omitted without bleed. */
  readonly edges?: PageEdges;
  /** The whole page as JPEG, if pages are printed as pictures. */
  readonly image?: Uint8Array;
}

interface Sheet {
  /** Distance from the sheet's edge to the trim box. */
  readonly edge: number;
  readonly bleed: number;
  /** Size of the trimmed page. */
  readonly width: number;
  readonly height: number;
}

/** Draws an image into a box. A negative width or height mirrors it. */
const place = (name: string, x: number, y: number, width: number, height: number): PDFOperator[] => [
  pushGraphicsState(),
  concatTransformationMatrix(width, 0, 0, height, x, y),
  drawObject(name),
  popGraphicsState(),
];

/**
 * Draws the bleed: each edge strip mirrored outward, and mirrored twice in the corners. Mirroring continues
 * any artwork exactly at the trim edge.
 */
function drawBleed(sheet: Sheet, names: Readonly<Record<keyof PageEdges, string>>): PDFOperator[] {
  const { edge, bleed, width, height } = sheet;
  const [left, right, bottom, top] = [edge, edge + width, edge, edge + height];
  const deep = bleed + overlapPt;
  const inSheet = [
    pushGraphicsState(),
    rectangle(edge - bleed, edge - bleed, width + 2 * bleed, height + 2 * bleed),
    clip(),
    endPath(),
  ];
  return [
    ...inSheet,
    // Mirrored again to the left and right, for the corners.
    ...[left - width, left, right].flatMap((x, index) => {
      const isMirrored = index !== 1;
      const from = isMirrored ? x + width : x;
      const wide = isMirrored ? -width : width;
      return [
        ...place(names.top, from, top - overlapPt + deep, wide, -deep),
        ...place(names.bottom, from, bottom + overlapPt, wide, -deep),
      ];
    }),
    ...place(names.left, left + overlapPt, bottom, -deep, height),
    ...place(names.right, right - overlapPt + deep, bottom, -deep, height),
    popGraphicsState(),
  ];
}

const marksColour = 'OctavoMarks';

/** Registration color: all plates, so that marks are printed on each of them. */
function registrationColour(document: PDFDocument, page: PDFPage): PDFOperator[] {
  const tint = document.context.obj({ FunctionType: 2, Domain: [0, 1], C0: [1], C1: [0], N: 1 });
  const space = document.context.obj([
    PDFName.of('Separation'),
    PDFName.of('All'),
    PDFName.of('DeviceGray'),
    tint,
  ]);
  const key = PDFName.of('ColorSpace');
  const resources = page.node.normalizedEntries().Resources;
  const spaces = resources.lookupMaybe(key, PDFDict) ?? document.context.obj({});
  spaces.set(PDFName.of(marksColour), space);
  resources.set(key, spaces);
  return [
    PDFOperator.of(PDFOperatorNames.StrokingColorspace, [asPDFName(marksColour)]),
    PDFOperator.of(PDFOperatorNames.StrokingColorN, ['1']),
  ];
}

function contentOf(document: PDFDocument, operators: PDFOperator[]) {
  return document.context.register(document.context.contentStream(operators));
}

async function imposePage(
  document: PDFDocument,
  page: PDFPage,
  { edges, image }: ImposedPage,
  options: PrintReadyOptions,
): Promise<void> {
  const { width, height } = page.getMediaBox();
  const bleed = options.bleedMm * pointsPerMm;
  const edge = bleed + (options.hasMarks ? markRoomPt : 0);
  const sheet: Sheet = { edge, bleed, width, height };
  const add = async (bytes: Uint8Array, name: string, kind: 'png' | 'jpg'): Promise<string> => {
    const { ref } = await (kind === 'png' ? document.embedPng(bytes) : document.embedJpg(bytes));
    // Pages may share their resources.
    const unique = `${name}${ref.objectNumber}`;
    page.node.setXObject(PDFName.of(unique), ref);
    return unique;
  };
  const before = [pushGraphicsState(), concatTransformationMatrix(1, 0, 0, 1, edge, edge)];
  if (image) before.push(...place(await add(image, 'OctavoPage', 'jpg'), 0, 0, width, height));
  const after = [popGraphicsState()];
  if (edges && bleed > 0)
    after.push(
      ...drawBleed(sheet, {
        top: await add(edges.top, 'OctavoTop', 'png'),
        right: await add(edges.right, 'OctavoRight', 'png'),
        bottom: await add(edges.bottom, 'OctavoBottom', 'png'),
        left: await add(edges.left, 'OctavoLeft', 'png'),
      }),
    );
  if (options.hasMarks)
    after.push(
      pushGraphicsState(),
      ...registrationColour(document, page),
      ...drawMarks(edge, width, height),
      popGraphicsState(),
    );
  const contents = page.node.Contents();
  const old =
    contents instanceof PDFArray
      ? contents.asArray()
      : contents
        ? [page.node.get(PDFName.of('Contents'))]
        : [];
  const streams = [contentOf(document, before), ...(image ? [] : old), contentOf(document, after)];
  page.node.set(
    PDFName.of('Contents'),
    document.context.obj(streams.filter((stream) => stream !== undefined)),
  );

  page.setMediaBox(0, 0, width + 2 * edge, height + 2 * edge);
  page.setCropBox(0, 0, width + 2 * edge, height + 2 * edge);
  page.setBleedBox(edge - bleed, edge - bleed, width + 2 * bleed, height + 2 * bleed);
  page.setTrimBox(edge, edge, width, height);
  page.node.delete(PDFName.of('ArtBox'));
  // The library adds an empty list of annotations.
  page.node.delete(PDFName.of('Annots'));
}

/**
 * Puts each page of a flattened PDF on a larger sheet with bleed and marks. If pages are printed as pictures,
 * they replace the original content.
 */
export async function imposePrintReady(
  pdf: Uint8Array,
  pages: readonly ImposedPage[],
  options: PrintReadyOptions,
): Promise<Uint8Array> {
  const source = await PDFDocument.load(pdf, { updateMetadata: false });
  const document = options.asImages ? await PDFDocument.create({ updateMetadata: false }) : source;
  for (const [index, original] of source.getPages().entries()) {
    const { width, height } = original.getMediaBox();
    const page = options.asImages ? document.addPage([width, height]) : original;
    await imposePage(document, page, pages[index] ?? {}, options);
  }
  return document.save({ updateFieldAppearances: false });
}
