import type { BenchPrompt } from './bench-prompt.ts';
export const worldPrompts: readonly BenchPrompt[] = [];
