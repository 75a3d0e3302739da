import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bed } from './bed.ts';

const hourMs = 3_600_000;

/** Sets the wall clock of Octavo forward and back while it works, by up to two days. */
export async function jumpClock(bed: Bed): Promise<void> {
  const file = join(bed.folder, 'clock');
  const set = (hours: number): void => writeFileSync(file, String(hours * hourMs));
  set(0);
  await bed.stop();
  await bed.start({
    NODE_OPTIONS: `--import ${new URL('moving-clock.mjs', import.meta.url)}`,
    OCTAVO_FAULT_CLOCK: file,
  });
  await delay(1_000);
  for (const hours of [1, -1, 48, 0]) {
    set(hours);
    await delay(4_000);
  }
  await bed.stop();
}
