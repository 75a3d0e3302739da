import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { fold } from '../../src/domain/reader/tokenize.ts';
import { makePage } from '../composer/make-pages.ts';
import type { RowExample } from './read-row-examples.ts';

export interface RowPageScores {
  /** Rows whose name, price, time and person stand together, without the name of another row. */
  readonly kept: { right: number; all: number };
  /** Prompts all of whose rows are kept. */
  readonly prompts: { right: number; all: number };
}

export const plain = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Returns the words of each row, entry and line of a page. */
function unitsOf(value: unknown): string[] {
  if (Array.isArray(value)) {
    const isCells = value.length > 0 && value.every((each) => typeof each === 'string');
    return isCells ? [value.join(' · ')] : value.flatMap(unitsOf);
  }
  if (value === null || typeof value !== 'object') return [];
  const own = Object.values(value).filter((each) => typeof each === 'string');
  return [own.join(' · '), ...Object.values(value).flatMap(unitsOf)];
}

const together: ReadonlySet<string> = new Set(['name', 'amount', 'time', 'person']);

function rowsOf({ pieces }: RowExample): { name: string; parts: string[] }[] {
  const rows: { name: string; parts: string[] }[] = [];
  for (const { row, label, text } of pieces) {
    if (row < 0 || label === null || !together.has(label)) continue;
    rows[row] ??= { name: '', parts: [] };
    if (label === 'name') rows[row].name ||= plain(text);
    rows[row].parts.push(plain(text));
  }
  return rows.filter((row) => row && row.name !== '');
}

export const billKinds =
  /invoice|quote|receipt|order|estimate|bill|rechnung|angebot|devis|facture|factura|presupuesto|credit/i;

/** Scores the pages of held-out prompts other than bills. */
export function scoreRowPages(examples: readonly RowExample[]): RowPageScores {
  const scores: RowPageScores = { kept: { right: 0, all: 0 }, prompts: { right: 0, all: 0 } };
  for (const example of examples) {
    if (!example.isHeldOut || billKinds.test(example.kind)) continue;
    const rows = rowsOf(example);
    if (rows.length < 2) continue;
    const content: DocumentContent | null = makePage(example.text).content ?? null;
    const units = unitsOf(content?.pages ?? []).map(plain);
    const lost = rows.filter(
      ({ name, parts }) =>
        !units.some(
          (unit) =>
            parts.every((part) => unit.includes(part)) &&
            rows.every(
              (other) => other.name === name || name.includes(other.name) || !unit.includes(other.name),
            ),
        ),
    );
    scores.kept.all += rows.length;
    scores.kept.right += rows.length - lost.length;
    scores.prompts.all++;
    if (lost.length === 0) scores.prompts.right++;
  }
  return scores;
}
