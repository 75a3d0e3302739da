import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

const images = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** Returns the colors of a PDF's areas and text as #rrggbb, and its number of pictures. */
export async function readPdfPaint(
  bytes: Uint8Array,
): Promise<{ readonly colours: ReadonlySet<string>; readonly pictures: number }> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const reader = await loading.promise;
  const colours = new Set<string>();
  let pictures = 0;
  for (let number = 1; number <= reader.numPages; number++) {
    const { fnArray, argsArray } = await (await reader.getPage(number)).getOperatorList();
    for (const [index, operation] of fnArray.entries()) {
      if (operation === OPS.setFillRGBColor) colours.add(String(argsArray[index]?.[0]));
      if (images.has(operation)) pictures += 1;
    }
  }
  await loading.destroy();
  return { colours, pictures };
}
