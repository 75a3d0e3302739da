import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { watchEventLoop } from './event-loop-watch.ts';

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('reports in the log and in the metrics how long the event loop was blocked', async () => {
  const warnings: object[] = [];
  const registry = new Registry();
  const stop = watchEventLoop(registry, { warn: (fields: object) => void warnings.push(fields) });
  await sleep(100);
  block(400);
  await expect.poll(() => warnings).toMatchObject([{ blockedMs: expect.any(Number) }]);
  const metrics = await registry.metrics();
  stop();
  expect(Number(/^octavo_event_loop_longest_delay_seconds (\S+)/m.exec(metrics)?.[1])).toBeGreaterThan(0.3);
});
