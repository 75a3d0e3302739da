import type { PreflightItem } from './preflight.ts';

/** Measurements of a PDF, compared with its rendered pages. */
export interface PdfFacts {
  readonly pages: number;
  /**
   * Number of letters and digits on the pages, and how many the file lacks; null if the file couldn't be read
   * back.
   */
  readonly letters: number | null;
  readonly lettersMissing: number | null;
  readonly fonts: number;
  readonly linksShown: number;
  readonly links: number;
  readonly isTagged: boolean;
  readonly bytes: number;
}

/** Share of pixels that differ between the file and the preview, by page. */
export interface ParityFacts {
  readonly pages: readonly { readonly page: number; readonly differing: number }[];
}

/** Tolerance, because PDF readers combine accents and rare characters differently. */
const toleratedShare = 0.01;
/** Tolerance, because two engines render the edges of letters slightly differently. */
const toleratedPixels = 0.02;

const count = (n: number, noun: string): string => `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;
const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

function textItem({ letters, lettersMissing }: PdfFacts): PreflightItem {
  if (letters === null || lettersMissing === null)
    return {
      id: 'text',
      status: 'note',
      title: 'Text not compared',
      detail: 'The file could not be read again. Export it once more to have it compared.',
    };
  const share = letters === 0 ? 0 : lettersMissing / letters;
  return share <= toleratedShare
    ? {
        id: 'text',
        status: 'passed',
        title: letters === 0 ? 'No text on the pages' : `All ${count(letters, 'letter')} are in the file`,
        detail: 'They were read from the PDF again and compared with the preview.',
      }
    : {
        id: 'text',
        status: 'warning',
        title: `${percent(share)} of the letters are drawn, but not text`,
        detail: 'They cannot be searched or copied. CSS filters and odd fonts do this.',
      };
}

function parityItem({ pages }: ParityFacts): PreflightItem {
  const worst = pages.reduce((most, page) => (page.differing > most.differing ? page : most), {
    page: 1,
    differing: 0,
  });
  return worst.differing <= toleratedPixels
    ? {
        id: 'pictures',
        status: 'passed',
        title: 'Looks like the preview',
        detail: `Drawn by another engine and laid over it: ${percent(worst.differing)} of the pixels differ at most.`,
      }
    : {
        id: 'pictures',
        status: 'warning',
        title: `Page ${worst.page} differs from the preview`,
        detail: `${percent(worst.differing)} of its pixels. Open the PDF and compare it before you send it.`,
      };
}

/** Returns the checks of a PDF as display text. */
export function pdfChecks(facts: PdfFacts, parity?: ParityFacts): readonly PreflightItem[] {
  const { pages, fonts, linksShown, links, isTagged, bytes } = facts;
  return [
    {
      id: 'pages',
      status: 'passed',
      title: `${count(pages, 'page')}, as in the preview`,
      detail: 'None was added, none is missing.',
    },
    textItem(facts),
    {
      id: 'fonts',
      status: 'passed',
      title: fonts === 0 ? 'No fonts needed' : `${count(fonts, 'font')}, all in the file`,
      detail: 'It looks the same wherever it is opened.',
    },
    links >= linksShown
      ? {
          id: 'links',
          status: 'passed',
          title: linksShown === 0 ? 'No links' : `${count(linksShown, 'link')}, all there`,
          detail: 'A click opens what it names.',
        }
      : {
          id: 'links',
          status: 'warning',
          title: `${linksShown - links} of ${count(linksShown, 'link')} cannot be clicked`,
          detail: 'They lie where nothing is drawn.',
        },
    {
      id: 'tags',
      status: isTagged ? 'passed' : 'warning',
      title: isTagged ? 'Tagged for screen readers' : 'Not tagged',
      detail: isTagged
        ? 'Headings, lists and tables are marked as such. No validator of PDF/UA was asked.'
        : 'Screen readers have to guess the order.',
    },
    {
      id: 'size',
      status: 'passed',
      title:
        bytes < 1024 * 1024
          ? `${Math.max(1, Math.round(bytes / 1024))} KB`
          : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
      detail: 'The whole file was written and read again.',
    },
    ...(parity ? [parityItem(parity)] : []),
  ];
}
