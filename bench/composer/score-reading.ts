import { readFileSync } from 'node:fs';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { assembleArticle } from '../../src/domain/document/assemble-article.ts';
import { layOutContent } from '../../src/domain/document/layout/lay-out-content.ts';
import { fold } from '../../src/domain/reader/tokenize.ts';
import { makePage } from './make-pages.ts';

export interface ReadingScore {
  readonly group: string;
  readonly prompts: number;
  readonly right: number;
  readonly faults: readonly string[];
}

const plain = (text: string): string =>
  fold(text.replaceAll(/[\\*]/g, '').replaceAll(/[\s\u00a0\u202f]+/gu, ' ')).trim();

/** Returns all values below a value that have texts of their own, with these texts joined. */
function partsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.values(value).flatMap((each) => (typeof each === 'string' ? [each] : []));
  return [...(own.length > 0 ? [plain(own.join(' · '))] : []), ...Object.values(value).flatMap(partsOf)];
}

type Check = (content: DocumentContent, expected: readonly string[]) => boolean;

const checks: Readonly<Record<string, Check>> = {
  title: ({ title }, expected) => expected.includes(plain(title)),
  heads: ({ title }, expected) => expected.some((words) => plain(title).includes(words)),
  says: ({ title, pages, head }, expected) =>
    partsOf([title, head, pages]).some((part) => expected.some((words) => part.includes(words))),
  never: ({ title, pages, head }, expected) =>
    partsOf([title, head, pages]).every((part) => expected.every((words) => !part.includes(words))),
  together: ({ pages }, [both = '']) =>
    partsOf(pages).some((part) => both.split(' & ').every((words) => part.includes(words))),
  shows: (content, expected) => {
    const html = plain(assembleArticle(layOutContent(content)).replaceAll(/<[^>]*>/g, ''));
    return expected.some((words) => html.includes(words));
  },
  paper: ({ look }, expected) => expected.includes(look.format),
};

/**
 * Scores pages by what they must say and where. Each line of the file has a group, a prompt and checks `NAME=A|B`,
 * separated by tabs.
 * @param every scores only each n-th line
 */
export function scoreReading(file: string | URL, every = 1): ReadingScore[] {
  const groups = new Map<string, { prompts: number; right: number; faults: string[] }>();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  for (const line of lines.filter((_, at) => at % every === 0)) {
    const [group = '', prompt = '', ...wanted] = line.split('\t');
    const score = groups.get(group) ?? { prompts: 0, right: 0, faults: [] };
    groups.set(group, score);
    const { content } = makePage(prompt);
    const failed = wanted.filter((check) => {
      const [name = '', ...rest] = check.split('=');
      const expected = rest.join('=').split('|').map(plain);
      return content === null || !checks[name]?.(content, expected);
    });
    score.prompts += 1;
    if (failed.length === 0) score.right += 1;
    else score.faults.push(`${prompt.slice(0, 70)}: “${content?.title}”; ${failed.join(' · ')}`);
  }
  return Array.from(groups, ([group, score]) => ({ group, ...score }));
}
