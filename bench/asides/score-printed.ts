import { makePage } from '../composer/make-pages.ts';
import { plain } from '../rows/score-row-pages.ts';
import type { MarkedPrompt } from './marked-prompts.ts';

export interface PrintedScores {
  /** Commands, wishes and asides of three words or more, and those of them that stand on the page. */
  readonly unprinted: { printed: number; all: number };
  /** Prompts, and those of them whose page prints at least one. */
  readonly prompts: { printing: number; all: number };
  /** Told phrases, and those of them that don't stand on the page as typed. */
  readonly told: { lost: number; all: number };
}

const fewestHidden = 3;

/** Returns all texts of a page. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** Scores what the pages of prompts print and leave out. */
export function scorePrinted(prompts: readonly MarkedPrompt[]): PrintedScores {
  const scores: PrintedScores = {
    unprinted: { printed: 0, all: 0 },
    prompts: { printing: 0, all: 0 },
    told: { lost: 0, all: 0 },
  };
  for (const { text, pieces } of prompts) {
    const page = plain(textsOf(makePage(text).content?.pages ?? []).join(' | '));
    const before = scores.unprinted.printed;
    for (const { isFor, text: words } of pieces) {
      const said = plain(words);
      if (isFor === null || said.trim() === '') continue;
      if (isFor === 'readers') {
        scores.told.all++;
        if (!page.includes(said)) scores.told.lost++;
      } else if (said.trim().split(' ').length >= fewestHidden) {
        scores.unprinted.all++;
        if (page.includes(said)) scores.unprinted.printed++;
      }
    }
    scores.prompts.all++;
    if (scores.unprinted.printed > before) scores.prompts.printing++;
  }
  return scores;
}
