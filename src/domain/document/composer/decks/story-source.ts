import type { GivenFigure } from '../reading/figures.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import type { Series } from '../reading/series.ts';
import type { Statements } from '../reading/statements.ts';
import type { Subject } from '../reading/subject.ts';

/** What a prompt for slides says. */
export interface StorySource {
  readonly subject: Subject;
  readonly said: Statements;
  readonly figures: readonly GivenFigure[];
  readonly series: Series | null;
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  readonly today: string;
  readonly runningTitle: string;
}

/** What is asked for, in the prompt's own figures. */
export function askOf({ said, figures }: StorySource): string | null {
  return said.ask ?? figures.find(({ role }) => role === 'ask')?.value ?? null;
}
