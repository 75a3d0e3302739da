import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';

const resolutionMs = 20;
const lookEveryMs = 1_000;
/** Delay that users notice, in ms. */
const warnAboveMs = 200;
/** Minimum time between two warnings, in ms. */
const quietMs = 10_000;

/**
 * Measures how long the event loop is blocked, as a metric, and logs a warning when it delays all requests.
 * @returns a function that stops measuring
 */
export function watchEventLoop(registry: Registry, log: Pick<Logger, 'warn'>): () => void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let longestMs = 0;
  let warnedAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'octavo_event_loop_longest_delay_seconds',
    help: 'Longest time that the event loop was blocked since the last reading',
    registers: [registry],
    collect() {
      look();
      this.set(longestMs / 1000);
      longestMs = 0;
    },
  });
  function look(): void {
    // The timer fires every `resolution` ms, which isn't a delay.
    const blockedMs = Math.max(0, delay.max / 1e6 - resolutionMs);
    delay.reset();
    longestMs = Math.max(longestMs, blockedMs);
    if (blockedMs < warnAboveMs || performance.now() - warnedAt < quietMs) return;
    warnedAt = performance.now();
    log.warn({ blockedMs: Math.round(blockedMs) }, 'the event loop was blocked: every request waited');
  }
  const timer = setInterval(look, lookEveryMs).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
