/**
 * @typedef {import('./read-rows.mjs').Row} Row
 * @typedef {import('./read-tests.mjs').RanTest} RanTest
 * @typedef {Row & { proven: boolean, tests: RanTest[] }} MatchedRow
 */

const idList = /\[([A-Z]{1,3}\d{2,3}(?:\s*,\s*[A-Z]{1,3}\d{2,3})*)\]/g;

/**
 * Returns the row ids in a test title: `[L01]`, `[L01, L02]` or `[L01] [L02]`.
 * @param {string} title
 * @returns {string[]}
 */
export function idsIn(title) {
  const lists = [...title.matchAll(idList)].flatMap(([, list]) => list?.split(',') ?? []);
  return [...new Set(lists.map((id) => id.trim()))];
}

/**
 * Matches each row with the tests that name it. A row is proven if it has at least one test and all passed.
 * @param {readonly Row[]} rows
 * @param {readonly RanTest[]} tests
 * @returns {{ rows: MatchedRow[], unknown: { id: string, test: RanTest }[] }} unknown: ids without a row
 */
export function matchRows(rows, tests) {
  const known = new Set(rows.map((row) => row.id));
  /** @type {Map<string, RanTest[]>} */
  const naming = new Map();
  const unknown = [];
  for (const test of tests) {
    for (const id of idsIn(test.title)) {
      if (known.has(id)) naming.set(id, [...(naming.get(id) ?? []), test]);
      else unknown.push({ id, test });
    }
  }
  const matched = rows.map((row) => {
    const own = naming.get(row.id) ?? [];
    return { ...row, proven: own.length > 0 && own.every((test) => test.status === 'passed'), tests: own };
  });
  return { rows: matched, unknown };
}
