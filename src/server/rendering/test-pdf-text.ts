import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of each page, as a PDF reader extracts it. */
export async function pdfTexts(pdf: Uint8Array): Promise<string[]> {
  // The reader takes ownership of the bytes, so it gets a copy.
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
