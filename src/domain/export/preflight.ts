/** One preflight check of a print file, as display text. */
export interface PreflightItem {
  readonly id: string;
  /** `note`: information only, nothing to fix. */
  readonly status: 'passed' | 'warning' | 'failed' | 'note';
  readonly title: string;
  readonly detail: string;
}

/** Measurements of the pages and the file. Lengths in millimeters, type sizes in points. */
export interface PreflightFacts {
  readonly pages: number;
  readonly trimMm: { readonly width: number; readonly height: number };
  readonly bleedMm: number;
  readonly hasMarks: boolean;
  readonly isImage: boolean;
  /** Resolution (dpi) of pages printed as images. */
  readonly imageDpi: number;
  readonly fonts: number;
  readonly fontsNotEmbedded: readonly string[];
  readonly hasTransparency: boolean;
  readonly textsNearEdge: readonly { readonly page: number; readonly text: string; readonly mm: number }[];
  readonly smallestType: { readonly page: number; readonly text: string; readonly points: number } | null;
  /** Bitmap images with their print resolution. */
  readonly pictures: readonly { readonly page: number; readonly dpi: number }[];
  readonly thinnestLinePt: number | null;
  readonly linksRemoved: number;
  readonly bytes: number;
}

/** Cutting tolerance of presses; important content keeps this distance from the edge. */
export const safeZoneMm = 3;
const readablePt = 6;
const leastDpi = 150;
const goodDpi = 220;
/** Thinner lines break up on some presses. */
const leastLinePt = 0.25;

const round = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));
const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;

function boxItems(facts: PreflightFacts): PreflightItem[] {
  const { trimMm, bleedMm, hasMarks, pages } = facts;
  const size = `${round(trimMm.width)} × ${round(trimMm.height)} mm`;
  return [
    {
      id: 'size',
      status: 'passed',
      title: `${count(pages, 'page')}, cut to ${size}`,
      detail: 'The file names the cut size itself (TrimBox), so the printer need not guess.',
    },
    bleedMm > 0
      ? {
          id: 'bleed',
          status: 'passed',
          title: `${round(bleedMm)} mm of bleed on every side`,
          detail: 'Colours and pictures at the edge go on past the cut, so that no white line shows.',
        }
      : {
          id: 'bleed',
          status: 'warning',
          title: 'No bleed',
          detail:
            'Where colour touches the edge, a white line may show after cutting. Most printers ask for 3 mm.',
        },
    {
      id: 'marks',
      status: hasMarks ? 'passed' : 'note',
      title: hasMarks ? 'Crop and registration marks' : 'No crop marks',
      detail: hasMarks
        ? 'They stand outside of the bleed, in every ink.'
        : 'Some printers want none: the cut size in the file is enough for them.',
    },
  ];
}

function typeItems(facts: PreflightFacts): PreflightItem[] {
  const { isImage, imageDpi, fontsNotEmbedded, fonts, textsNearEdge, smallestType } = facts;
  const [near] = textsNearEdge.toSorted((a, b) => a.mm - b.mm);
  const items: PreflightItem[] = [];
  if (isImage)
    items.push({
      id: 'fonts',
      status: 'note',
      title: `Pages are pictures of ${imageDpi} dpi`,
      detail: 'Nothing can shift and no font is needed, but text cannot be selected or sharpened any more.',
    });
  else if (fontsNotEmbedded.length > 0)
    items.push({
      id: 'fonts',
      status: 'failed',
      title: `A font is not in the file: ${fontsNotEmbedded[0]}`,
      detail: 'The printer would set another one. Choose another font, or export the pages as pictures.',
    });
  else
    items.push({
      id: 'fonts',
      status: 'passed',
      title: fonts === 0 ? 'No fonts needed' : `${count(fonts, 'font')}, all in the file`,
      detail: 'The text prints as you see it, whatever the printer has installed.',
    });
  items.push(
    near
      ? {
          id: 'safe-zone',
          status: 'warning',
          title: `Text close to the cut: ${quoted(near.text)}`,
          detail: `On page ${near.page}, ${round(Math.max(0, near.mm))} mm from the edge${textsNearEdge.length > 1 ? `, and ${count(textsNearEdge.length - 1, 'more place')}` : ''}. Keep ${safeZoneMm} mm, or it may be cut off.`,
        }
      : {
          id: 'safe-zone',
          status: 'passed',
          title: `All text stays ${safeZoneMm} mm clear of the cut`,
          detail: 'A knife that is a little off cuts no letter.',
        },
  );
  if (smallestType)
    items.push({
      id: 'type-size',
      status: smallestType.points < readablePt ? 'warning' : 'passed',
      title: `Smallest type: ${round(smallestType.points)} pt`,
      detail:
        smallestType.points < readablePt
          ? `${quoted(smallestType.text)} on page ${smallestType.page} is hard to read on paper. ${readablePt} pt is the least.`
          : 'Large enough to print cleanly.',
    });
  return items;
}

function pictureItem({ pictures }: PreflightFacts): PreflightItem {
  const [worst] = pictures.toSorted((a, b) => a.dpi - b.dpi);
  if (!worst)
    return {
      id: 'pictures',
      status: 'passed',
      title: 'Everything drawn is sharp at any size',
      detail: 'There are no pictures made of pixels.',
    };
  const dpi = Math.round(worst.dpi);
  const status = dpi < leastDpi ? 'failed' : dpi < goodDpi ? 'warning' : 'passed';
  return {
    id: 'pictures',
    status,
    title: `${count(pictures.length, 'picture')}, ${dpi} dpi or more`,
    detail:
      status === 'passed'
        ? 'Enough for offset and digital printing.'
        : `The coarsest is on page ${worst.page}. Printers ask for 300 dpi: use a larger picture, or show it smaller.`,
  };
}

/** Returns the preflight report of a print file: each check, what it means, and what to do. */
export function preflight(facts: PreflightFacts): readonly PreflightItem[] {
  const { hasTransparency, isImage, linksRemoved, thinnestLinePt, bytes } = facts;
  const items = [...boxItems(facts), ...typeItems(facts), pictureItem(facts)];
  if (thinnestLinePt !== null)
    items.push({
      id: 'lines',
      status: thinnestLinePt < leastLinePt ? 'warning' : 'passed',
      title: `Thinnest line: ${round(thinnestLinePt, 2)} pt`,
      detail:
        thinnestLinePt < leastLinePt
          ? `Lines under ${leastLinePt} pt may break up on the press.`
          : 'Strong enough for the press.',
    });
  items.push(
    hasTransparency && !isImage
      ? {
          id: 'transparency',
          status: 'note',
          title: 'Transparent colours are left as they are',
          detail: 'Printers handle them today. If yours asks for none, export the pages as pictures.',
        }
      : {
          id: 'transparency',
          status: 'passed',
          title: 'No transparency',
          detail: 'Every colour is opaque.',
        },
    {
      id: 'flattened',
      status: 'passed',
      title:
        linksRemoved > 0
          ? `Flattened: ${count(linksRemoved, 'link')} taken out`
          : 'Flattened: no links, notes or forms',
      detail: 'Nothing is in the file but what is printed.',
    },
    {
      id: 'colours',
      status: 'note',
      title: 'Colours are RGB',
      detail:
        'The printer turns them into inks. Very bright ones print a little duller than they look on a screen.',
    },
    {
      id: 'bytes',
      status: 'passed',
      title: `${round(bytes / 1024 / 1024, bytes < 1024 * 1024 ? 2 : 1)} MB`,
      detail: 'The whole file was read again after it was written.',
    },
  );
  return items;
}
