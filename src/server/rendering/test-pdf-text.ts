import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, as a reader of the file finds it. */
export async function pdfTexts(pdf: Uint8Array): Promise<string[]> {
  // The reader takes the bytes over; the caller keeps a copy.
  const task = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await task.destroy();
  return texts;
}
