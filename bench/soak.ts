import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBed } from './faults/bed.ts';
import { faults } from './faults/faults.ts';
import { checkInvariants } from './faults/invariants.ts';
import { writeAllTheTime } from './faults/write-load.ts';

/*
 * `npm run soak -- --minutes 30 [--seed 1] [--calm]`: a load of writes with random kills, reproducible by
 * seed. Reports the memory slope and the invariants at the end. `--calm` kills nothing, so that memory is
 * measured throughout.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    calm: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');

const pauseMs = 20_000;
const lookEveryMs = 2_000;
/** Excludes the fault of a second process on the same folder, which is only rejected. */
const usable = Object.entries(faults).filter(([name]) => !name.includes('folder'));

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Sample {
  readonly pid: number;
  readonly atMs: number;
  readonly mb: number;
}

/**
 * Returns the memory growth in MB per hour of the longest-lived process, without its first quarter, the
 * warm-up.
 */
function slopeOf(samples: readonly Sample[]): { mbPerHour: number; minutes: number } {
  const lives = [...Map.groupBy(samples, ({ pid }) => pid).values()].sort((a, b) => b.length - a.length);
  const life = lives[0]?.slice(Math.floor((lives[0].length ?? 0) / 4)) ?? [];
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [x, y] = [mean(life.map(({ atMs }) => atMs)), mean(life.map(({ mb }) => mb))];
  const over = life.reduce((sum, { atMs, mb }) => sum + (atMs - x) * (mb - y), 0);
  const under = life.reduce((sum, { atMs }) => sum + (atMs - x) ** 2, 0);
  return { mbPerHour: (over / under) * 3_600_000, minutes: (life.length * lookEveryMs) / 60_000 };
}

const random = randomOf(Number(values.seed));
const bed = await openBed();
const samples: Sample[] = [];
try {
  await bed.start();
  const load = writeAllTheTime(bed);
  const endsAt = performance.now() + minutes * 60_000;
  const watch = setInterval(() => {
    const pid = bed.octavo().child.pid ?? 0;
    try {
      const kb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      samples.push({ pid, atMs: performance.now(), mb: kb / 1024 });
    } catch {
      // The process was just killed.
    }
  }, lookEveryMs);
  while (performance.now() < endsAt) {
    await delay(Math.min(pauseMs * (0.5 + random()), Math.max(0, endsAt - performance.now())));
    if (values.calm || performance.now() >= endsAt) continue;
    const [name, fault] = usable[Math.floor(random() * usable.length)] ?? [];
    if (!name || !fault) continue;
    console.log(`${new Date().toISOString()} ${name}`);
    await fault(bed, load.acknowledged);
    await bed.start();
    await bed.untilReady();
  }
  await load.stop();
  clearInterval(watch);
  const { mbPerHour, minutes: over } = slopeOf(samples);
  const answers = [...load.statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
  console.log(
    `${minutes} minutes, seed ${values.seed}: ${load.acknowledged.size} writes acknowledged; ${answers}`,
  );
  console.log(
    `memory of the server: ${mbPerHour.toFixed(0)} MB an hour, measured over ${over.toFixed(1)} minutes`,
  );
  for (const { what, broken } of await checkInvariants(bed, load.acknowledged)) {
    console.log(`${what}: ${broken}`);
    if (broken > 0) process.exitCode = 1;
  }
} finally {
  await bed.close();
}
