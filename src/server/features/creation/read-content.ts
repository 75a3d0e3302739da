import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorCode } from '../../../contract/error-codes.ts';
import { AppError } from '../../app-error.ts';
import { type FileReading, ReadingFault, type ReadingFaultKind } from '../../reading/file-reading.ts';
import { readFileContent } from '../../reading/read-file.ts';
import { readingOf } from '../../reading/reading-of.ts';
import { told } from '../../told.ts';

const codes: Readonly<Record<ReadingFaultKind, ErrorCode>> = {
  unsupported: 'unsupported_media_type',
  broken: 'unprocessable',
  locked: 'unprocessable',
  empty: 'unprocessable',
  too_large: 'payload_too_large',
};

/**
 * Reads a file on disk.
 * @throws AppError with the reader's message
 */
export async function readContentFile(
  file: Parameters<typeof readFileContent>[0],
  signal?: AbortSignal,
): Promise<FileReading> {
  return readFileContent(file, signal).catch((cause: unknown) => {
    if (signal?.aborted) throw new AppError('cancelled', told('readingStopped'), { cause });
    return inWords(cause);
  });
}

function inWords(cause: unknown): never {
  if (!(cause instanceof ReadingFault)) throw cause;
  throw new AppError(codes[cause.kind], cause.told, { cause });
}

/** Reads pasted text, without a parser. @throws AppError `unprocessable` if it is empty */
export function readContentText(text: string): FileReading {
  try {
    return readingOf('markdown', { markdown: text.replace(/\r\n?/g, '\n').trim() });
  } catch (cause) {
    return inWords(cause);
  }
}

/** Reads bytes through a temporary file. */
export async function readContentBytes(
  bytes: Uint8Array,
  name: string,
  signal?: AbortSignal,
): Promise<FileReading> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-content-'));
  try {
    const file = path.join(folder, 'content');
    await writeFile(file, bytes, { mode: 0o600 });
    return await readContentFile({ path: file, name, sizeBytes: bytes.length }, signal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
