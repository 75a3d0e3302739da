import { expect, it } from 'vitest';
import { canEnterNamespace, insideAddresses, runInNamespace } from '../../testing/network/private-network.ts';
import { type BatteryResult, runGuardBattery } from './guard-battery.ts';

const battery = new URL('./guard-battery.ts', import.meta.url);
const hasNamespaces = canEnterNamespace();

function expectHeld(result: BatteryResult, least: number): void {
  // A plain request reaches every canary, so only the guard can be blocking them.
  expect(result.reached).toEqual(result.doors);
  expect(result.outcomes.length).toBeGreaterThanOrEqual(least);
  expect(result.outcomes.filter(({ outcome }) => !/^(?:invalid_input|unprocessable)$/.test(outcome))).toEqual(
    [],
  );
  expect(result.visits).toEqual([]);
  expect(result.legitimate).toBe('the open site');
}

it('35 ways to reach canaries on loopback are rejected, the legitimate site is served', async () => {
  expectHeld(await runGuardBattery('loopback'), 35);
});

const elsewhere = hasNamespaces ? '' : ' (NOT RUN: this account can make no network namespace)';
it.skipIf(!hasNamespaces)(
  `36 ways to reach canaries on private and link-local addresses are rejected, the legitimate site is served${elsewhere}`,
  async () => {
    const result = (await runInNamespace(battery, null)) as BatteryResult;
    expectHeld(result, 36);
    expect(new Set(result.doors.map((door) => door.split(' ')[1]))).toEqual(new Set(insideAddresses));
  },
);
