import { contrastRatio } from '../../../domain/document/kit/contrast.ts';
import { language } from '../../lib/language.ts';
import { words } from '../../lib/words.ts';

/** WCAG AA contrast ratios for text, and for large text and icons. */
const forText = 4.5;
const forSigns = 3;

/** Returns a typed color as six lowercase hex digits; null if invalid. */
export function hexOf(text: string): string | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** Returns black or white, whichever has more contrast with a color. */
export const inkOn = (hex: string): '#000000' | '#ffffff' =>
  contrastRatio(hex, '#ffffff') >= contrastRatio(hex, '#000000') ? '#ffffff' : '#000000';

/** Describes the contrast of a color on white. */
export function contrastWords(hex: string): string {
  const ratio = contrastRatio(hex, '#ffffff');
  const t = words('brand');
  const message =
    ratio >= forText ? t.contrastText : ratio >= forSigns ? t.contrastHeadlines : t.contrastFields;
  return message(ratio.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
}
