import { language } from '../../lib/language.ts';
import { words } from '../../lib/words.ts';
import type { Engine, EngineModel } from './api/local-engine.ts';
import { durationInWords, sizeInWords } from './figures.ts';

/** Left free on the disk by the server. */
const reservedBytes = 1_000_000_000;

/** Returns how fast a model is here, and how long a page takes. */
export function speedInWords({
  writing,
  page_seconds,
  is_on_graphics_card,
}: NonNullable<EngineModel['speed']>): string {
  const t = words('models');
  const [fewest, most] = page_seconds;
  const [from, to] = [durationInWords(fewest), durationInWords(most)];
  const rate = writing.toLocaleString(language(), { maximumFractionDigits: writing < 10 ? 1 : 0 });
  const time = from === to ? t.timeAbout(to) : t.timeRange(from, to);
  return is_on_graphics_card ? t.speedGraphicsCard(rate, time) : t.speedProcessor(rate, time);
}

/** Returns why a model can't be downloaded here; null if it can. */
export function obstacleOf(model: EngineModel, engine: Engine): string | null {
  const { memory_bytes: needed, size_bytes: size } = model;
  if (needed !== null && needed > engine.memory_bytes)
    return words('models').memoryNeeded(sizeInWords(needed), sizeInWords(engine.memory_bytes));
  const free = engine.free_disk_bytes;
  const wanted = (size ?? 0) - model.done_bytes + reservedBytes;
  if (free !== null && wanted > free)
    return words('models').diskNeeded(sizeInWords(wanted), sizeInWords(free));
  return null;
}

/** Returns what is being done for a model. */
export function phaseInWords(phase: NonNullable<EngineModel['phase']>): string {
  const t = words('models');
  return {
    installing: t.phaseInstalling,
    downloading: t.phaseDownloading,
    checking: t.phaseChecking,
    measuring: t.phaseMeasuring,
  }[phase];
}

/** Returns what the downloaded file was compared with. */
export function comparedInWords(with_: NonNullable<EngineModel['compared_with']>): string {
  const t = words('models');
  return { list: t.comparedList, server: t.comparedServer, none: t.comparedNone }[with_];
}

/** Returns what a model of the list is good for; that of an unknown one is the server's description. */
export function purposeInWords({ id, words: description }: EngineModel): string | null {
  const t = words('models');
  const known: Readonly<Record<string, string>> = {
    'qwen3-4b-instruct': t.engineModelQuick,
    'phi-4-mini-instruct': t.engineModelEnglish,
    'qwen2.5-7b-instruct': t.engineModelBetter,
    'qwen3-8b': t.engineModelBest,
  };
  return known[id] ?? description;
}
