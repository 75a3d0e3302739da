import type { DocumentFormat, Orientation } from '../content/choices.ts';
import { pageBox } from '../document/formats.ts';

export interface AspectRatio {
  /** Value used in themes. */
  readonly value: string;
  readonly label: string;
  readonly format: DocumentFormat;
  readonly orientation: Orientation;
  /** In px at 96 dpi. */
  readonly width: number;
  readonly height: number;
}

function ratio(
  value: string,
  label: string,
  format: DocumentFormat,
  orientation: Orientation = 'portrait',
): AspectRatio {
  const { widthPx, heightPx } = pageBox(format, orientation);
  return { value, label, format, orientation, width: Math.round(widthPx), height: Math.round(heightPx) };
}

/** Page shapes available to themes. */
export const aspectRatios: readonly AspectRatio[] = [
  ratio('a4', 'A4, portrait', 'a4'),
  ratio('a4-landscape', 'A4, landscape', 'a4', 'landscape'),
  ratio('letter', 'Letter, portrait', 'letter'),
  ratio('letter-landscape', 'Letter, landscape', 'letter', 'landscape'),
  ratio('a5', 'A5, portrait', 'a5'),
  ratio('a5-landscape', 'A5, landscape', 'a5', 'landscape'),
  ratio('a6', 'A6, portrait', 'a6'),
  ratio('a6-landscape', 'A6, landscape', 'a6', 'landscape'),
  ratio('1:1', 'Square, 1:1', 'square'),
  ratio('9:16', 'Story, 9:16', 'story'),
  ratio('16:9', 'Slides, 16:9', 'slides-16x9'),
  ratio('4:3', 'Slides, 4:3', 'slides-4x3'),
];

export function findAspectRatio(value: string): AspectRatio | undefined {
  return aspectRatios.find((each) => each.value === value);
}
