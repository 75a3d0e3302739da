import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowancePeriod } from './allowance-period.ts';
import { countUse, mergeGenerations } from './generations.ts';

const at = (text: string) => new Date(`${text}T09:30:00.000Z`);

test.each([
  ['2026-01-31', '2026-02-27', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-02-28', '2026-03-31'],
  ['2026-01-31', '2026-03-31', '2026-03-31', '2026-04-30'],
  ['2024-02-29', '2025-02-28', '2025-02-28', '2025-03-29'],
  ['2026-05-15', '2026-05-15', '2026-05-15', '2026-06-15'],
  ['2025-12-20', '2026-01-19', '2025-12-20', '2026-01-20'],
])('counted from %s, %s is in the month from %s to %s', (anchor, now, start, end) => {
  expect(allowancePeriod(at(anchor), at(now))).toEqual({ start: at(start), end: at(end) });
});

test('months are contiguous for any anchor', () => {
  const moment = fc.date({ min: at('2020-01-01'), max: at('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, (anchor, now) => {
      const { start, end } = allowancePeriod(anchor, now);
      expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(end.getTime()).toBeGreaterThan(now.getTime());
      expect(allowancePeriod(anchor, end).start).toEqual(end);
    }),
  );
});

test('merges two kinds into one count', () => {
  expect(mergeGenerations(countUse(30, 80), countUse(8, 20))).toEqual({
    used: 38,
    limit: 100,
    remaining: 62,
    unlimited: false,
  });
  expect(mergeGenerations(countUse(30, null), countUse(8, null))).toEqual({
    used: 38,
    limit: null,
    remaining: null,
    unlimited: true,
  });
  // After a downgrade, more may be used than the new limit allows.
  expect(countUse(90, 20)).toMatchObject({ remaining: 0 });
});
