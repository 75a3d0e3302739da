import { paperCorpus } from '../../src/domain/document/composer/corpus/paper-corpus.ts';
import { type CorpusPrompt, promptCorpus } from '../../src/domain/document/composer/corpus/prompt-corpus.ts';
import { readingCorpus } from '../../src/domain/document/composer/corpus/reading-corpus.ts';
import { refinementCorpus } from '../../src/domain/document/composer/corpus/refinement-corpus.ts';
import { ventureCorpus } from '../../src/domain/document/composer/corpus/venture-corpus.ts';
import type { BenchPrompt } from './bench-prompt.ts';
import { pastedContents } from './pasted-contents.ts';
import { everydayPrompts } from './prompts-everyday.ts';
import { worldPrompts } from './prompts-world.ts';
import { wordsOf } from './words-of.ts';

interface PromptCase extends BenchPrompt {
  readonly type: 'prompt';
}

interface RefinementCase {
  readonly type: 'refinement';
  readonly page: string;
  readonly ask: string;
  readonly says?: string;
  readonly shows?: readonly string[];
  readonly hides?: readonly string[];
  readonly changes?: readonly string[];
  readonly article?: Readonly<Record<string, string>>;
}

export type BenchCase = PromptCase | RefinementCase;

const fromCorpus = ({ prompt, kind, shows, hides, language }: CorpusPrompt): PromptCase => ({
  type: 'prompt',
  prompt,
  shows,
  ...(hides ? { hides } : {}),
  ...(kind === 'pitch-deck' ? { isDeck: true } : {}),
  ...(prompt.includes('\n') ? { leastPages: 1 } : {}),
  ...(language ? { article: { language } } : {}),
});

/** The corpus that the unit tests drive, and what people type besides. */
export const promptCases: readonly PromptCase[] = [
  ...[...promptCorpus, ...paperCorpus, ...ventureCorpus, ...readingCorpus].map(fromCorpus),
  ...[...everydayPrompts, ...worldPrompts].map((entry) => ({ type: 'prompt' as const, ...entry })),
];

export const refinementCases: readonly RefinementCase[] = refinementCorpus.map((entry) => ({
  type: 'refinement' as const,
  ...entry,
}));

/** Every word of what was pasted has to stand on the page. */
export const pastedCases: readonly PromptCase[] = pastedContents.map(({ ask, content, ...entry }) => ({
  type: 'prompt' as const,
  prompt: `${ask}\n\n${content}`,
  shows: wordsOf(content),
  // Given content has as many slides as it has headings.
  leastPages: 1,
  ...entry,
}));
