/**
 * Returns rows as lines with aligned columns, two spaces between them.
 * @param {readonly (readonly string[])[]} rows
 * @param {readonly boolean[]} isNumber one for each column; numbers are aligned to the right
 */
export function alignColumns(rows, isNumber) {
  const widths = isNumber.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
