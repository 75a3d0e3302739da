import { beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../../rendering/renderer.ts';
import { testRenderer } from '../../rendering/test-browser.ts';
import { sample } from '../../testing/full-run.ts';
import { cleanPages, isNamed, seededFaults } from '../../testing/seeded-faults.ts';
import { findRepair } from './find-repair.ts';
import { examinePage } from './finish-page.ts';

let renderer: Renderer;
beforeAll(async () => {
  renderer = testRenderer();
  await renderer.warm();
});

const ofRoom = seededFaults.filter((fault) => fault.class === 'empty_area' || fault.class === 'sliver');
/** Each fault on a page of its own kind; all pairs in the full run, every second fault in the short one. */
const pairs = ofRoom.flatMap((fault, at) =>
  sample(
    cleanPages
      .map((_, step) => cleanPages[(at + step) % cleanPages.length])
      .filter((page) => page !== undefined),
    cleanPages.length,
  ).map((page) => ({ fault, page, name: `${fault.class}: ${fault.name}, in ${page.name}` })),
);

describe('a page with a hole or a sliver', () => {
  it.each(sample(pairs, 2).map((pair) => [pair.name, pair] as const))(
    'is repaired: %s',
    async (_, { fault, page }) => {
      const { html, blockId } = fault.seed(page.html);
      const before = await examinePage(html, renderer);
      expect(
        isNamed(
          fault,
          blockId,
          before.findings.map(({ told }) => told),
        ),
      ).toBe(true);
      const known = new Set(before.findings.map(({ told }) => told.id));
      for (const finding of before.findings.filter(({ told }) => told.class === fault.class)) {
        const repair = await findRepair(before, finding, renderer);
        expect(repair, finding.told.message).not.toBeNull();
        const left = repair?.page.report.findings ?? [];
        expect(left.map(({ id }) => id)).not.toContain(finding.told.id);
        expect(left.filter(({ severity, id }) => severity === 'fault' && !known.has(id))).toEqual([]);
      }
    },
    120_000,
  );
});
