import { trimOf } from './text/trim-characters.ts';

const maxLength = 80;

/** Device names that Windows reserves, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns a file name that is valid on every system: 'Acme / Q3: invoice' becomes 'Acme Q3 invoice.pdf'.
 * Keeps all scripts, but removes bidirectional control characters, which could disguise the extension.
 */
export function fileNameOf(title: string, extension: 'pdf' | 'zip' | 'png' | 'webp' | 'html' | 'md'): string {
  const name = title
    .toWellFormed()
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be removed.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*\ufffd]+/g, ' ')
    .replace(/\s+/g, ' ');
  const short = [...trimOf(name, '. ')].slice(0, maxLength).join('').trim();
  return `${short === '' ? 'Untitled' : deviceName.test(short) ? `${short}_` : short}.${extension}`;
}
