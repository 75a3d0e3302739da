import type { BenchPrompt } from './bench-prompt.ts';

export interface PastedContent extends Pick<BenchPrompt, 'isDeck' | 'mostPages' | 'article' | 'hides'> {
  /** What stands before the content. */
  readonly ask: string;
  readonly content: string;
}

export const pastedContents: readonly PastedContent[] = [];
