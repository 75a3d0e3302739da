import { chooseTemplate } from '../../src/domain/composer/templates/choose-template.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { readTyped, requestFor } from '../finding/read-queries.ts';
import { median } from '../median.ts';

export interface Findings {
  readonly queries: number;
  /** Share of answerable queries that got their template. */
  readonly recall: number;
  /** Share of chosen templates that answer their query. */
  readonly precision: number;
  readonly medianMs: number;
}

/** Measures how well prompts find their templates. */
export function findTemplates(file: string): Findings {
  const shelf = openTemplateShelf();
  const rows = readTyped(file).map(({ text, wanted }) => {
    const request = requestFor(text);
    const startedAt = performance.now();
    const chosen = chooseTemplate(request, shelf)?.head.name ?? null;
    return { wanted, chosen, tookMs: performance.now() - startedAt };
  });
  const answered = rows.filter(({ wanted }) => wanted.length > 0);
  const chosen = rows.flatMap((row) => (row.chosen === null ? [] : [{ ...row, chosen: row.chosen }]));
  const right = chosen.filter((row) => row.wanted.includes(row.chosen)).length;
  return {
    queries: rows.length,
    recall: right / answered.length,
    precision: right / chosen.length,
    medianMs: median(rows.map(({ tookMs }) => tookMs)),
  };
}
