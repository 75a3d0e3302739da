import { readFileSync } from 'node:fs';
import { readPrompt } from '../../src/domain/reader/read-prompt.ts';
import { openTemplateShelf } from '../../src/server/features/templates/open-template-shelf.ts';
import { makePage } from '../composer/make-pages.ts';
import { sourcesOf } from './sources-of-page.ts';

/** A prompt that needs writing, with the documents that answer it; 'topic:NAME' is a topic. */
export interface JudgedPrompt {
  readonly prompt: string;
  readonly right: readonly string[];
  /** Documents that are true of its subject, but not all that it asks for. */
  readonly near: readonly string[];
}

export interface ShelfRow extends JudgedPrompt {
  readonly language: string;
  /** `none`: the page has no text but that of an outline for any subject. */
  readonly how: 'right' | 'near' | 'wrong' | 'none';
  /** The document of which the page has most. */
  readonly from: string | null;
  readonly gaps: number;
}

/** The sets of data/composer/shelf-*.tsv: short prompts, and long ones as people type them. */
export const shelfSets = ['dev', 'held', 'lifelike-dev', 'lifelike-held'] as const;
export type ShelfSet = (typeof shelfSets)[number];

export const judgedPrompts = (set: ShelfSet): JudgedPrompt[] =>
  readFileSync(new URL(`../../data/composer/shelf-${set}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [prompt = '', right = '-', near = '-'] = line.split('\t');
      const names = (cell: string): string[] => (cell === '-' ? [] : cell.split(' '));
      return { prompt: prompt.replaceAll('⏎', '\n'), right: names(right), near: names(near) };
    });

export function measureShelf(prompts: readonly JudgedPrompt[]): ShelfRow[] {
  const outlines = new Set(
    openTemplateShelf()
      .heads.filter(({ outline }) => outline.length > 0)
      .map(({ name }) => name),
  );
  return prompts.map((judged): ShelfRow => {
    const { prompt, right, near } = judged;
    const { content, gaps } = makePage(prompt);
    const { language } = readPrompt(prompt);
    const [from = null] = content ? sourcesOf(content, language).map(([name]) => name) : [];
    const how =
      from === null
        ? 'none'
        : right.includes(from)
          ? 'right'
          : near.includes(from)
            ? 'near'
            : outlines.has(from)
              ? 'none'
              : 'wrong';
    return { ...judged, language, how, from, gaps };
  });
}
