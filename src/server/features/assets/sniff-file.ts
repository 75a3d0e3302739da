import type { z } from 'zod';
import type { asset } from '../../../contract/assets.ts';
import { firstElementName } from '../../../domain/markup/first-element-name.ts';

export type AssetKind = z.infer<typeof asset>['file']['kind'];

export interface SniffedFile {
  readonly kind: AssetKind;
  /** In the naming of sharp and fontkit. */
  readonly format: 'png' | 'jpeg' | 'webp' | 'gif' | 'heif' | 'svg' | 'woff2' | 'woff' | 'ttf' | 'otf';
}

/** Number of leading bytes used to detect a file's type. */
export const sniffedBytes = 4096;

const signatures: readonly (readonly [at: number, bytes: string, SniffedFile])[] = [
  [0, '\x89PNG\r\n\x1a\n', { kind: 'picture', format: 'png' }],
  [0, '\xff\xd8\xff', { kind: 'picture', format: 'jpeg' }],
  [0, 'GIF87a', { kind: 'picture', format: 'gif' }],
  [0, 'GIF89a', { kind: 'picture', format: 'gif' }],
  [8, 'WEBP', { kind: 'picture', format: 'webp' }],
  [4, 'ftypavif', { kind: 'picture', format: 'heif' }],
  [0, 'wOF2', { kind: 'font', format: 'woff2' }],
  [0, 'wOFF', { kind: 'font', format: 'woff' }],
  [0, '\0\x01\0\0', { kind: 'font', format: 'ttf' }],
  [0, 'true', { kind: 'font', format: 'ttf' }],
  [0, 'OTTO', { kind: 'font', format: 'otf' }],
];

/** Returns the file type by its first bytes, ignoring the file name; null if unsupported. */
export function sniffFile(head: Uint8Array): SniffedFile | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  for (const [at, signature, found] of signatures) {
    if (bytes.toString('latin1', at, at + signature.length) === signature) return found;
  }
  return firstElementName(bytes.toString('utf8')) === 'svg' ? { kind: 'drawing', format: 'svg' } : null;
}
