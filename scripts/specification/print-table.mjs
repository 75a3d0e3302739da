/** @typedef {import('./match-rows.mjs').MatchedRow} MatchedRow */

/** @param {readonly MatchedRow[]} rows */
const countProven = (rows) => rows.filter((row) => row.proven).length;

/** @param {MatchedRow} row */
function lineOf(row) {
  const failing = row.tests.filter((test) => test.status !== 'passed');
  const state = row.proven ? 'proven' : 'open  ';
  const why = failing.map((test) => `\n              ${test.status}: ${test.title} (${test.file})`).join('');
  return `  ${state}  ${row.id.padEnd(4)}  ${row.fact}${why}`;
}

/**
 * Returns all rows by section with their counts, and the total in the last line.
 * @param {readonly MatchedRow[]} rows
 */
export function specificationTable(rows) {
  const sections = [...new Set(rows.map((row) => row.section))];
  const blocks = sections.map((section) => {
    const own = rows.filter((row) => row.section === section);
    return [`${section} (${countProven(own)} of ${own.length} proven)`, ...own.map(lineOf)].join('\n');
  });
  const proven = countProven(rows);
  return `${blocks.join('\n\n')}\n\n${proven} proven, ${rows.length - proven} open, ${rows.length} rows`;
}
