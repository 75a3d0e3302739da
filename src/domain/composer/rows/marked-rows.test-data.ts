import type { ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';

/** Reads rows of words with roles: '[name]kayak [unit]hour [amount]£9'. */
export function rowsOf(marked: readonly string[]): { text: string; rows: ReadRow[] } {
  let text = '';
  const rows = marked.map((line): ReadRow => {
    const start = text.length;
    text += /^[^[]*/.exec(line)?.[0] ?? '';
    const parts = [...line.matchAll(/\[(\w+)\]([^[]*)/g)].map(([, label = '', words = '']) => {
      const from = text.length;
      text += words;
      const end = from + words.trimEnd().length;
      return { label: label as RowRole, start: from, end, text: text.slice(from, end), confidence: 1 };
    });
    text += '\n';
    return { start, end: text.length - 1, parts, confidence: 1 };
  });
  return { text, rows };
}
