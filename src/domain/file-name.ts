import { trimOf } from './text/trim-characters.ts';

const maxLength = 80;

/** Names that Windows keeps for devices, with any ending. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name for a file that every system takes: 'Acme / Q3: invoice' becomes 'Acme Q3 invoice.pdf'. Any script stays as it
 * is; what cannot be seen but turns the direction of a name, and hides its ending, goes.
 */
export function fileNameOf(title: string, extension: 'pdf' | 'zip' | 'png' | 'webp' | 'html' | 'md'): string {
  const name = title
    .toWellFormed()
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*\ufffd]+/g, ' ')
    .replace(/\s+/g, ' ');
  const short = [...trimOf(name, '. ')].slice(0, maxLength).join('').trim();
  return `${short === '' ? 'Untitled' : deviceName.test(short) ? `${short}_` : short}.${extension}`;
}
