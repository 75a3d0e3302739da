import { contrastRatio } from '../../../domain/document/kit/contrast.ts';

/** WCAG AA for text, and for large text and signs. */
const forText = 4.5;
const forSigns = 3;

/** A typed colour as six small digits; null when it is none. */
export function hexOf(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** Black or white, whichever reads better on a colour. */
export const inkOn = (hex: string): '#000000' | '#ffffff' =>
  contrastRatio(hex, '#ffffff') >= contrastRatio(hex, '#000000') ? '#ffffff' : '#000000';

/** How well a colour reads on white paper. */
export function contrastWords(hex: string): string {
  const ratio = contrastRatio(hex, '#ffffff');
  const verdict = ratio >= forText ? 'for text' : ratio >= forSigns ? 'for headlines' : 'for fields';
  return `${ratio.toFixed(1)} : 1 on white, ${verdict}`;
}
