import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';

/** Left free, so that the database and documents still have room. */
const reservedBytes = 1_000_000_000;

const inGigabytes = (bytes: number): string =>
  `${(bytes / 1e9).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;

export interface Room {
  /** Null if the file system doesn't say. */
  readonly freeDiskBytes: number | null;
  readonly memoryBytes: number;
  readonly freeMemoryBytes: number;
}

/** Returns the free disk space of a folder and the memory of this computer. */
export async function readRoom(folder: string): Promise<Room> {
  const disk = await statfs(folder).catch(() => null);
  return {
    freeDiskBytes: disk && disk.bavail * disk.bsize,
    memoryBytes: totalmem(),
    freeMemoryBytes: freemem(),
  };
}

/** @throws AppError `disk_full` if a download would leave less than 1 GB free */
export function checkDisk({ freeDiskBytes }: Pick<Room, 'freeDiskBytes'>, missingBytes: number): void {
  if (freeDiskBytes === null || freeDiskBytes >= missingBytes + reservedBytes) return;
  throw new AppError(
    'disk_full',
    told('diskFullForDownload', {
      needed: inGigabytes(missingBytes + reservedBytes),
      free: inGigabytes(freeDiskBytes),
    }),
  );
}

/** @throws AppError `unprocessable` if this computer has too little memory for a model */
export function checkMemory({ memoryBytes }: Pick<Room, 'memoryBytes'>, neededBytes: number): void {
  if (memoryBytes >= neededBytes) return;
  throw new AppError(
    'unprocessable',
    told('engineOutOfMemory', { needed: inGigabytes(neededBytes), memory: inGigabytes(memoryBytes) }),
  );
}

/** Memory for a model of unknown kind: its weights, a context and the engine. */
export const memoryFor = (fileBytes: number): number => Math.round(fileBytes * 1.2 + 700_000_000);
