/** A run of CSV or tab-separated rows as a Markdown table, so that one reader makes all tables. */

function cellsOf(row: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const character = row.charAt(at);
    if (character === '"') {
      if (isQuoted && row[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (isQuoted || cell.trim() === '') isQuoted = !isQuoted;
      else cell += character;
    } else if (character === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

const markdownRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Cells of a table are short; a line of prose with commas is not a row. */
const longestCell = 60;

function isTable(rows: readonly (readonly string[])[], delimiter: string): boolean {
  const [head] = rows;
  if (!head || rows.length < 2 || head.length < 2) return false;
  if (delimiter === ',' && head.length < 3 && rows.length < 3) return false;
  return (
    rows.every((row) => row.length === head.length && row.every((cell) => cell.length <= longestCell)) &&
    head.every((cell) => cell !== '' && !/^[\d.,]+$/.test(cell))
  );
}

/** Replaces each run of delimited rows by a Markdown table; everything else stays as it is. */
export function tablesFromRows(text: string): string {
  const out: string[] = [];
  let run: string[] = [];
  const flush = (): void => {
    const delimiter = ['\t', ';', ','].find((mark) => run[0]?.includes(mark)) ?? ',';
    const rows = run.map((row) => cellsOf(row, delimiter));
    if (isTable(rows, delimiter)) {
      const [head = [], ...body] = rows;
      out.push('', markdownRow(head), markdownRow(head.map(() => '---')), ...body.map(markdownRow), '');
    } else out.push(...run);
    run = [];
  };
  for (const line of text.split('\n')) {
    const isRow = /[,;\t]/.test(line) && !/^\s*(?:[-*+•>#|]|\d+[.)] )/.test(line) && !/[.!?]\s*$/.test(line);
    if (isRow) run.push(line);
    else {
      flush();
      out.push(line);
    }
  }
  flush();
  return out.join('\n');
}
