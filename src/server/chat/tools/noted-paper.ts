import type { Noted } from '../../../contract/noted.ts';
import type { Orientation } from '../../../domain/document/../content/choices.ts';
import { hasOrientation, isDocumentFormat, pageBox } from '../../../domain/document/formats.ts';
import { named, noted } from '../../noted.ts';

/** Returns the name of a page's paper: 'A4 portrait', 'Slides 16:9'. */
export function notedPaper(format: string, orientation: Orientation): Noted {
  if (!isDocumentFormat(format)) return named(format);
  const { label, isSlides } = pageBox(format, orientation);
  if (isSlides) return noted('paperSlides', { ratio: label.replace(/^\D+/, '') });
  if (!hasOrientation(format)) return noted(format === 'square' ? 'paperSquare' : 'paperStory');
  return noted(orientation === 'portrait' ? 'paperPortrait' : 'paperLandscape', {
    paper: label.split(' ', 1)[0] ?? label,
  });
}
