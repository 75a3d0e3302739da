import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../app-error.ts';
import { isDiskFull } from '../../disk-full.ts';
import { told } from '../../told.ts';
import type { FetchRules } from '../guarded-fetch/guarded-fetch.ts';
import { openModelFile } from './open-model-file.ts';
import { SpoiledFile } from './spoiled-file.ts';

/** Pauses before another try, if nothing has arrived since the last one. */
const usualPausesMs = [1_000, 5_000, 15_000] as const;
const usualSilenceMs = 60_000;

export interface WantedFile {
  readonly url: string;
  /** Where the whole file goes. An unfinished one is beside it, with `.part` appended. */
  readonly file: string;
  /** Null if unknown. */
  readonly bytes: number | null;
  readonly sha256: string | null;
  /** ETag of the unfinished file; null if there is none. */
  readonly etag: string | null;
}

export interface DownloadPorts {
  readonly rules: FetchRules;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: {
    readonly phase: 'downloading' | 'checking';
    readonly doneBytes: number;
    readonly totalBytes: number;
  }) => void;
  /** Called when the size is known, before anything is written. Throws if there is no room. */
  readonly onSize: (missingBytes: number, totalBytes: number, etag: string | null) => Promise<void>;
  readonly pausesMs?: readonly number[];
  readonly silenceMs?: number;
}

export interface Downloaded {
  readonly bytes: number;
  readonly sha256: string;
  /** What the file was compared with; null if there was nothing. */
  readonly comparedWith: 'list' | 'server' | null;
}

export const partOf = (file: string): string => `${file}.part`;

/** Returns the size of a file; 0 if there is none. */
export const sizeOfFile = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;

/** Appends a response to a file. @throws if it breaks off, is silent for too long, or sends too much */
async function append(
  answer: IncomingMessage,
  part: string,
  from: number,
  total: number,
  { signal, onProgress, silenceMs = usualSilenceMs }: DownloadPorts,
): Promise<void> {
  const file = createWriteStream(part, { flags: from === 0 ? 'w' : 'r+', start: from });
  const fault = new Promise<never>((_, reject) => file.once('error', reject));
  // Also a rejection that comes after the loop has an owner.
  fault.catch(() => undefined);
  let done = from;
  let timer: NodeJS.Timeout | undefined;
  const listen = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => answer.destroy(new Error('silent')), silenceMs);
  };
  listen();
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      listen();
      done += piece.length;
      if (done > total) throw new SpoiledFile(told('downloadTooLong'));
      if (!file.write(piece))
        await Promise.race([new Promise((resolve) => file.once('drain', resolve)), fault]);
      onProgress({ phase: 'downloading', doneBytes: done, totalBytes: total });
    }
  } finally {
    clearTimeout(timer);
    await Promise.race([new Promise<void>((resolve) => file.end(resolve)), fault.catch(() => undefined)]);
  }
  if (done < total) throw new Error('the connection was closed early');
}

async function checkBeginning(part: string): Promise<void> {
  const file = await open(part);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 4 && buffer.toString('latin1') !== 'GGUF')
      throw new SpoiledFile(told('downloadNotGguf'));
  } finally {
    await file.close();
  }
}

/** Returns the SHA-256 of a file, in lowercase hex. */
async function digestOf(
  file: string,
  signal: AbortSignal,
  onProgress: (doneBytes: number) => void = () => undefined,
): Promise<string> {
  const hash = createHash('sha256');
  let done = 0;
  for await (const piece of createReadStream(file, { highWaterMark: 1_000_000, signal })) {
    hash.update(piece as Buffer);
    done += (piece as Buffer).length;
    onProgress(done);
  }
  return hash.digest('hex');
}

interface Attempted {
  readonly total: number;
  readonly etag: string | null;
  readonly linkedSha256: string | null;
}

/** One request: continues the unfinished file if the server can, else begins again. */
async function attempt(wanted: WantedFile, etag: string | null, ports: DownloadPorts): Promise<Attempted> {
  const part = partOf(wanted.file);
  const isKnown = wanted.sha256 !== null;
  const has = etag !== null || isKnown ? await sizeOfFile(part) : 0;
  if (isKnown && has > 0 && has === wanted.bytes) return { total: has, etag, linkedSha256: null };
  const range = has > 0 ? { from: has, etag: isKnown ? null : etag } : null;
  const opened = await openModelFile(wanted.url, range, ports);
  const { answer, from, total, linkedSha256 } = opened;
  try {
    if (wanted.bytes !== null && total !== wanted.bytes)
      throw new SpoiledFile(
        told('downloadOfOtherSize', { found: inGigabytes(total), wanted: inGigabytes(wanted.bytes) }),
      );
    await ports.onSize(total - from, total, opened.etag);
    if (answer) await append(answer, part, from, total, ports);
    await checkBeginning(part);
    return { total, etag: opened.etag, linkedSha256 };
  } finally {
    answer?.destroy();
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof AppError || isDiskFull(error) || (error instanceof Error && error.name === 'AbortError');

/** Tries until the file is whole, or three times without any progress. */
async function attempts(wanted: WantedFile, ports: DownloadPorts): Promise<Attempted> {
  const { signal, pausesMs = usualPausesMs } = ports;
  const part = partOf(wanted.file);
  let etag = wanted.etag;
  const noting: DownloadPorts = {
    ...ports,
    onSize: async (missing, total, found) => {
      await ports.onSize(missing, total, found);
      etag = found;
    },
  };
  for (let idle = 0; ; idle += 1) {
    const before = await sizeOfFile(part);
    try {
      return await attempt(wanted, etag, noting);
    } catch (error) {
      signal.throwIfAborted();
      if (isFinal(error)) throw error;
      if ((await sizeOfFile(part)) > before) idle = 0;
      const pause = pausesMs[idle];
      if (pause === undefined)
        throw new AppError('unavailable', told('downloadInterrupted'), { cause: error });
      await delay(pause, undefined, { signal });
    }
  }
}

/**
 * Downloads a model file, resuming an unfinished one, and compares it with the SHA-256 of the list, or else
 * with the one that the server states. A file that differs is deleted.
 * @throws AppError with a message for the user, or the signal's reason
 */
export async function downloadModel(wanted: WantedFile, ports: DownloadPorts): Promise<Downloaded> {
  const part = partOf(wanted.file);
  try {
    const { total, linkedSha256 } = await attempts(wanted, ports);
    const sha256 = await digestOf(part, ports.signal, (doneBytes) =>
      ports.onProgress({ phase: 'checking', doneBytes, totalBytes: total }),
    );
    const expected = wanted.sha256 ?? linkedSha256;
    if (expected !== null && expected !== sha256) throw new SpoiledFile(told('downloadDiffers'));
    await rename(part, wanted.file);
    return {
      bytes: total,
      sha256,
      comparedWith: wanted.sha256 ? 'list' : linkedSha256 ? 'server' : null,
    };
  } catch (error) {
    ports.signal.throwIfAborted();
    if (error instanceof SpoiledFile) await rm(part, { force: true });
    throw error;
  }
}
