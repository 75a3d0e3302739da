import { firstElementName } from '../../domain/markup/first-element-name.ts';
import { told } from '../told.ts';
import { decodeText } from './decode-text.ts';
import { type ReadableFormat, ReadingFault } from './file-reading.ts';

/** Detected by the first bytes; the name only determines the kind of plain text. */
const begins = (bytes: Uint8Array, ...head: number[]) => head.every((byte, index) => bytes[index] === byte);

const latin = new TextDecoder('latin1');

function ofCompoundFile(bytes: Uint8Array): never {
  // Names inside are UTF-16.
  const text = latin.decode(bytes).replaceAll('\u0000', '');
  if (text.includes('EncryptedPackage')) throw new ReadingFault('locked', told('fileLocked'));
  throw new ReadingFault('unsupported', told('officeFormatOld'));
}

function isPicture(bytes: Uint8Array): boolean {
  const head = latin.decode(bytes.subarray(0, 16));
  return (
    begins(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    begins(bytes, 0xff, 0xd8, 0xff) ||
    head.startsWith('GIF8') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    head.slice(4, 12) === 'ftypavif'
  );
}

function ofText(bytes: Uint8Array, extension: string): ReadableFormat {
  const text = decodeText(bytes.subarray(0, 4096));
  if (text.startsWith('{\\rtf')) throw new ReadingFault('unsupported', told('richTextUnsupported'));
  if (firstElementName(text) === 'svg') throw new ReadingFault('unsupported', told('svgHasNoText'));
  if (/^\s*(?:<!doctype html|<html[\s>])/i.test(text)) return 'html';
  if (extension === 'html' || extension === 'htm') return 'html';
  if (extension === 'csv' || extension === 'tsv') return 'csv';
  if (extension === 'md' || extension === 'markdown') return 'markdown';
  return 'text';
}

/**
 * Returns the format of a file. For archives, `officeFormat` determines the kind of office file from the
 * entries.
 * @throws ReadingFault for an unsupported file
 */
export function sniffFormat(bytes: Uint8Array, name: string): ReadableFormat | 'archive' {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (bytes.length === 0) throw new ReadingFault('empty', told('fileEmpty'));
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'archive';
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return ofCompoundFile(bytes);
  if (latin.decode(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  if (isPicture(bytes)) return 'picture';
  const sample = bytes.subarray(0, 4096);
  const isUtf16 = begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff);
  // Text has zero bytes only in UTF-16, at most in every other byte.
  const zeroes = sample.filter((byte) => byte === 0).length;
  if (!isUtf16 && zeroes > 0 && decodeText(sample).length < sample.length / 2 - zeroes / 2)
    throw new ReadingFault('unsupported', unsupported);
  const odd = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length - zeroes;
  if (odd > sample.length / 50) throw new ReadingFault('unsupported', unsupported);
  return ofText(bytes, extension);
}

const unsupported = told('fileUnsupported');

/** @param names of the archive's entries */
export function officeFormat(names: ReadonlySet<string>): 'docx' | 'pptx' | 'xlsx' {
  if (names.has('word/document.xml')) return 'docx';
  if (names.has('ppt/presentation.xml')) return 'pptx';
  if (names.has('xl/workbook.xml')) return 'xlsx';
  throw new ReadingFault('unsupported', told('archiveUnsupported'));
}
