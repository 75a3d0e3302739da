import { encode } from 'uqr';
import { element, type Html, textElement } from '../markup.ts';
import { drawnFrom, fieldsAt } from '../text/drawn-fields.ts';

/** White modules around the code, required by scanners; ISO 18004 specifies four. */
const quietZone = 4;
/** Longer texts make modules too small to scan from paper. */
const longestQrText = 800;

/** Returns one path of all dark modules; adjacent modules in a row form one rectangle. */
function modulesPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
}

/** Draws a QR code. Always dark on white, because many scanners can't read inverted codes. */
function drawQrCode(text: string): Html {
  const { data, size } = encode(text.slice(0, longestQrText), { ecc: 'M', border: quietZone });
  return element(
    'svg',
    { class: 'qr-code', more: { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': text } },
    element('rect', { class: 'qr-ground', more: { width: String(size), height: String(size) } }),
    element('path', { class: 'qr-modules', more: { d: modulesPath(data) } }),
  );
}

/** Returns a QR code with its text beside it. */
export function qrHtml(text: string, caption: string, id: string, path?: string): Html {
  return element(
    'figure',
    { class: 'qr', id, more: { ...drawnFrom(path), 'data-qr': text } },
    drawQrCode(text),
    caption !== '' &&
      textElement(
        'figcaption',
        { class: 'qr-caption', id: `${id}.caption`, field: fieldsAt(path)('caption') },
        caption,
      ),
  );
}
