import { alignColumns } from './align-columns.mjs';

/**
 * Returns the steps of a test run as an aligned table.
 * @param {import('./run-steps.mjs').StepResult[]} steps
 */
export function resultTable(steps) {
  const rows = steps.map((step) => [
    step.failed > 0 ? '✗' : '✓',
    step.name,
    step.isRun ? step.time : 'not run',
    `${step.passed} passed`,
    `${step.failed} failed`,
    step.skipped > 0 ? `${step.skipped} skipped` : '',
  ]);
  return alignColumns(rows, [false, false, true, true, true, false]);
}
