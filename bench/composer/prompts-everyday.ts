import type { BenchPrompt } from './bench-prompt.ts';
export const everydayPrompts: readonly BenchPrompt[] = [];
