import { encode } from 'uqr';
import { element, type Html, textElement } from '../markup.ts';
import { drawnFrom, fieldsAt } from '../text/drawn-fields.ts';

/** White modules around the code that scanners need; ISO 18004 asks for four. */
const quietZone = 4;
/** Longer texts make modules too small to scan from paper. */
const longestQrText = 800;

/** One path of all dark modules, a run of neighbours in a row as one rectangle. */
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

/** The drawing of a QR code, dark on white whatever the theme, since many scanners read nothing else. */
function drawQrCode(text: string): Html {
  const { data, size } = encode(text.slice(0, longestQrText), { ecc: 'M', border: quietZone });
  return element(
    'svg',
    { class: 'qr-code', more: { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': text } },
    element('rect', { class: 'qr-ground', more: { width: String(size), height: String(size) } }),
    element('path', { class: 'qr-modules', more: { d: modulesPath(data) } }),
  );
}

/** A code to scan, with what it says in words beside it. */
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
