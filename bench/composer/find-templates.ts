import { readFileSync } from 'node:fs';
import { readFacts } from '../../src/domain/composer/facts/read-facts.ts';
import { rankTemplates } from '../../src/domain/composer/templates/choose-template.ts';
import { readPrompt } from '../../src/domain/reader/read-prompt.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { benchDay } from './make-pages.ts';

export interface Findings {
  readonly queries: number;
  /** Of the queries that a template answers, those that got it. */
  readonly recall: number;
  /** Of the templates that were chosen, those that answer their query. */
  readonly precision: number;
}

/**
 * How well prompts find their templates.
 * @param file tab-separated: a prompt, and the names of the templates that would do, or `-` where none does
 */
export function findTemplates(file: string): Findings {
  const shelf = openTemplateShelf();
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [text = '', names = '-'] = line.split('\t');
      const reading = readPrompt(text, { today: benchDay });
      const facts = readFacts(text, reading);
      const request = { text, facts, spans: reading.spans, written: facts.language };
      return { wanted: names.split(' '), chosen: rankTemplates(request, shelf)[0]?.head.name ?? '-' };
    });
  const answered = rows.filter(({ wanted }) => !wanted.includes('-'));
  const chosen = rows.filter((row) => row.chosen !== '-');
  const right = chosen.filter((row) => row.wanted.includes(row.chosen)).length;
  return { queries: rows.length, recall: right / answered.length, precision: right / chosen.length };
}
