import type { Engine, EngineModel } from './api/local-engine.ts';

const gigabyte = 1_000_000_000;
/** Left free on the disk by the server. */
const reservedBytes = gigabyte;

/** Returns a size, such as '4.7 GB' or '3 MB'. */
export function sizeInWords(bytes: number): string {
  if (bytes < gigabyte / 10) return `${Math.max(1, Math.round(bytes / 1_000_000))} MB`;
  return `${(bytes / gigabyte).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;
}

/** Returns a duration: to five seconds below a minute and a half, else in minutes. */
function durationInWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(5, Math.round(seconds / 5) * 5)} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}

/** Returns how fast a model is here, and how long a page takes. */
export function speedInWords({
  writing,
  page_seconds,
  is_on_graphics_card,
}: NonNullable<EngineModel['speed']>): string {
  const [fewest, most] = page_seconds.map(durationInWords);
  const rate = writing.toLocaleString('en', { maximumFractionDigits: writing < 10 ? 1 : 0 });
  const time = fewest === most ? `about ${most}` : `${fewest} to ${most}`;
  return `${rate} tokens per second on the ${is_on_graphics_card ? 'graphics card' : 'processor'}. A page takes ${time}.`;
}

/** Returns why a model can't be downloaded here; null if it can. */
export function obstacleOf(model: EngineModel, engine: Engine): string | null {
  const { memory_bytes: needed, size_bytes: size } = model;
  if (needed !== null && needed > engine.memory_bytes)
    return `Needs ${sizeInWords(needed)} of memory; this server has ${sizeInWords(engine.memory_bytes)}`;
  const free = engine.free_disk_bytes;
  const wanted = (size ?? 0) - model.done_bytes + reservedBytes;
  if (free !== null && wanted > free)
    return `Needs ${sizeInWords(wanted)} of free disk space; ${sizeInWords(free)} are free`;
  return null;
}

export const phaseWords: Readonly<Record<NonNullable<EngineModel['phase']>, string>> = {
  installing: 'Installing the engine',
  downloading: 'Downloading',
  checking: 'Checking the file',
  measuring: 'Measuring the speed',
};

/** Returns what the downloaded file was compared with. */
export const comparedWords: Readonly<Record<NonNullable<EngineModel['compared_with']>, string>> = {
  list: 'SHA-256 verified',
  server: "SHA-256 matches the server's",
  none: 'SHA-256 unknown, only the length was checked',
};
