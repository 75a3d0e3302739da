/** @typedef {{ id: string, fact: string, section: string }} Row */

/**
 * Parses the rows of docs/spec.tsv: `id<tab>fact`, under section lines `# 2. routes`.
 * @param {string} text
 * @returns {Row[]}
 * @throws {Error} naming a line without a fact, or an id that stands twice
 */
export function readRows(text) {
  /** @type {Row[]} */
  const rows = [];
  const ids = new Set();
  let section = '';
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.startsWith('#')) {
      // The first line is the column header; it contains a tab, unlike section lines.
      if (!line.includes('\t')) section = line.replace(/^#\s*/, '');
      continue;
    }
    if (!line.trim()) continue;
    const [id = '', fact = ''] = line.split('\t').map((cell) => cell.trim());
    if (!id || !fact)
      throw new Error(`Line ${index + 1} of the specification rows has no id or no fact: ${line}`);
    if (ids.has(id)) throw new Error(`The row ${id} stands twice in the specification rows.`);
    ids.add(id);
    rows.push({ id, fact, section });
  }
  return rows;
}
