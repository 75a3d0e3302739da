/**
 * The steps of a test run as aligned columns.
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
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isNumber = [false, false, true, true, true, false];
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
