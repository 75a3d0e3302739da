import { AppError } from '../../../app-error.ts';
import { type Told, told } from '../../../told.ts';

const maxBytes = 100 * 1024;

const signatures = [
  {
    type: 'image/png',
    isAt: (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  },
  { type: 'image/jpeg', isAt: (bytes: Buffer) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff' },
  {
    type: 'image/webp',
    isAt: (bytes: Buffer) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/**
 * Returns a photo as stored: a data URL of a PNG, JPEG or WebP of up to 100 KB, typed by its content.
 * Throws AppError `invalid_input` for anything else, including external URLs.
 */
export function readPhoto(photoUrl: string): string {
  const refuse = (message: Told) =>
    new AppError('invalid_input', message, { fields: [{ path: 'photoUrl', message: message.detail }] });
  const base64 = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(photoUrl)?.[1];
  if (!base64) throw refuse(told('photoTypeWrong'));
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxBytes) throw refuse(told('photoTooLarge'));
  const type = signatures.find(({ isAt }) => isAt(bytes))?.type;
  if (!type) throw refuse(told('photoTypeWrong'));
  return `data:${type};base64,${bytes.toString('base64')}`;
}
