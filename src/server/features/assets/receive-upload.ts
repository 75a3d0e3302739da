import { open } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { assetWords, maxPictureBytes } from '../../../contract/assets.ts';
import { AppError } from '../../app-error.ts';
import { type ReceivedFile, receiveFile } from '../../http/receive-file.ts';
import { forCallers, told } from '../../told.ts';
import { sniffedBytes } from './sniff-file.ts';

export interface ReceivedUpload extends ReceivedFile {
  readonly name: string;
  readonly description: string;
  /** The first `sniffedBytes` bytes. */
  readonly head: Uint8Array;
}

function readWords(fields: Readonly<Record<string, string>>) {
  const words = assetWords.safeParse(fields);
  if (words.success) return words.data;
  const faults = words.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const [first] = faults;
  throw new AppError(
    'invalid_input',
    forCallers(first ? `${first.path}: ${first.message}` : "The upload isn't valid."),
    {
      fields: faults,
    },
  );
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Receives an upload with its fields and its first bytes. Discards the file on failure.
 * @throws AppError `invalid_input`, `payload_too_large`
 */
export async function receiveUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  const file = await receiveFile(request, maxPictureBytes);
  try {
    const words = readWords(file.fields);
    if (file.sizeBytes === 0) throw new AppError('invalid_input', told('fileEmpty'));
    return { ...file, ...words, head: await headOf(file.path) };
  } catch (error) {
    await file.discard();
    throw error;
  }
}
