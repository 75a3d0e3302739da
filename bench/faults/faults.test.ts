import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../src/server/testing/full-run.ts';
import { type Bed, openBed } from './bed.ts';
import { faults } from './faults.ts';
import { runFault } from './run-fault.ts';

// Each fault takes a minute or more.
describe.runIf(isFullRun)('after a fault', () => {
  let bed: Bed;
  beforeAll(async () => {
    bed = await openBed();
  });
  afterAll(() => bed.close());

  test.each(Object.entries(faults))(
    '%s: nothing acknowledged is lost, nothing is stuck, totals are right',
    async (_name, fault) => {
      const { findings, statuses } = await runFault(bed, fault);
      expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
      // Temporary failures must be reported as such, never as 500.
      expect(statuses).not.toMatch(/\b500: /);
    },
  );
});
