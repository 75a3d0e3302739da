import { useEffect, useState } from 'react';
import type { OpenPdf } from '../open-pdf.ts';

export interface PageText {
  /** Text of the page in reading order, as in its text layer. */
  readonly text: string;
  /** Start index in `text` of each element of the text layer. */
  readonly starts: readonly number[];
}

async function readPageText(pdf: OpenPdf, number: number): Promise<PageText> {
  const page = await pdf.document.getPage(number);
  const { items } = await page.getTextContent();
  const starts: number[] = [];
  let text = '';
  for (const item of items) {
    if (!('str' in item)) continue;
    starts.push(text.length);
    text += item.str + (item.hasEOL ? '\n' : '');
  }
  return { text, starts };
}

/** Returns the texts of all pages as they are read; reading starts with the first search. */
export function usePageTexts(pdf: OpenPdf, isWanted: boolean): readonly PageText[] {
  const [texts, setTexts] = useState<readonly PageText[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void (async () => {
      const read: PageText[] = [];
      for (let number = 1; number <= pdf.document.numPages && isCurrent; number++) {
        read.push(await readPageText(pdf, number));
        if (isCurrent) setTexts([...read]);
      }
    })().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pdf, isWanted]);
  return texts;
}
