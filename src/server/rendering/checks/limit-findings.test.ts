import { expect, test } from 'vitest';
import { limitFindings } from './limit-findings.ts';
import type { UnwordedFinding } from './measured-finding.ts';

const finding = (page: number, severity: 'fault' | 'warning', subject: string): UnwordedFinding => ({
  class: 'contrast',
  severity,
  page,
  block_id: `p${page}`,
  name: '"Words"',
  reason: 'contrast',
  values: {},
  subject,
  paths: [],
});

const many = (pages: number, each: number, severity: 'fault' | 'warning') =>
  Array.from({ length: pages * each }, (_, at) =>
    finding((at % pages) + 1, severity, `${severity} ${at}`),
  ).sort((a, b) => a.page - b.page);

test('keeps few findings unchanged', () => {
  const few = many(10, 3, 'warning');
  expect(limitFindings(few)).toEqual(few);
});

test('reports a fault in every line once per page', () => {
  const limited = limitFindings(many(4, 1_000, 'fault'));
  expect(limited).toHaveLength(400);
  expect([...new Set(limited.map(({ page }) => page))]).toEqual([1, 2, 3, 4]);
});

test('keeps the faults of very many findings, in page order', () => {
  const limited = limitFindings([
    ...many(300, 20, 'warning'),
    ...many(1, 1, 'fault'),
    finding(300, 'fault', 'last'),
  ]);
  expect(limited).toHaveLength(500);
  expect(limited.filter(({ severity }) => severity === 'fault').map(({ page }) => page)).toEqual([1, 300]);
  expect(limited.map(({ page }) => page)).toEqual(limited.map(({ page }) => page).sort((a, b) => a - b));
});
