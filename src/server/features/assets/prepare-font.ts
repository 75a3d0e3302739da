import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { coverageOf, coverageSamples } from '../../../domain/brand/font-coverage.ts';
import { ownFamily } from '../../../domain/brand/own-family.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import type { ReadFont } from './font-worker.ts';
import type { PreparedFile } from './prepared-file.ts';
import type { SniffedFile } from './sniff-file.ts';

const readWithinMs = 15_000;
const memoryMb = 256;

const mediaTypes: Readonly<Record<string, string>> = {
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
};

function readInThread(bytes: Uint8Array): Promise<ReadFont> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadFont>();
  const worker = new Worker(new URL('./font-worker.ts', import.meta.url), {
    workerData: { bytes, samples: coverageSamples },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  });
  const deadline = setTimeout(() => {
    reject(new Error('reading took too long'));
    void worker.terminate();
  }, readWithinMs);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => {
    clearTimeout(deadline);
    reject(new Error('the reader ended without an answer'));
  });
  return promise;
}

/**
 * Prepares a font, with its family, weight and covered scripts.
 * @throws AppError `unsupported_media_type`
 */
export async function prepareFont(file: string, format: SniffedFile['format']): Promise<PreparedFile> {
  const bytes = await readFile(file);
  const font = await readInThread(bytes).catch((cause: unknown) => {
    throw new AppError('unsupported_media_type', told('fontBroken'), { cause });
  });
  const family = ownFamily(font.family);
  if (family === '' || font.glyphs < 2)
    throw new AppError('unsupported_media_type', told('fontHasNoLetters'));
  return {
    kind: 'font',
    bytes,
    extension: format,
    facts: {
      media_type: mediaTypes[format] ?? 'font/ttf',
      width: null,
      height: null,
      role: null,
      colors: [],
      font: {
        family,
        weight: Math.min(1000, Math.max(1, Math.round(font.weight))),
        style: font.isItalic ? 'italic' : 'normal',
        is_variable: font.isVariable,
        coverage: [...coverageOf(new Set(font.points))],
        glyphs: font.glyphs,
      },
    },
    thumbnail: null,
  };
}
