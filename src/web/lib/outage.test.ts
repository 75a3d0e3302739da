import { expect, test } from 'vitest';
import { createOutage } from './outage.ts';

test('lasts until the server says that its database is back, and polls once for all calls', async () => {
  const answers = [() => Promise.reject(new Error('no answer')), async () => false, async () => true];
  const states: boolean[] = [];
  const outage = createOutage();
  outage.subscribe(() => states.push(outage.isOn()));
  const over = Promise.withResolvers<void>();
  let asked = 0;
  const ports = {
    isBack: () => {
      asked += 1;
      return answers.shift()?.() ?? Promise.resolve(true);
    },
    sleep: async () => undefined,
    onBack: over.resolve,
  };
  outage.report(ports);
  outage.report(ports);
  expect(outage.isOn()).toBe(true);
  await over.promise;
  expect([asked, outage.isOn(), states]).toEqual([3, false, [true, false]]);
});
