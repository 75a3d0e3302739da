import type { ModelTestStep } from '../../../contract/models.ts';

/** What a running test of a model reports, and whether it goes on. */
export interface TestWatch {
  /** Cancels the test. */
  readonly signal: AbortSignal;
  readonly tell: (step: Omit<ModelTestStep, 'type'>) => void;
  /** Counts tokens that the provider bills, also of a test that is cancelled. */
  readonly spend: (tokens: { readonly inputTokens: number; readonly outputTokens: number }) => void;
}
