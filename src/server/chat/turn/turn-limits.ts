/** Limits on a provider's output and time per turn. */
export interface TurnLimits {
  readonly maxSteps: number;
  /** Across all steps. */
  readonly maxToolCalls: number;
  readonly maxOutputTokens: number;
  /** Text and tool input together; also stops a provider that ignores the token limit. */
  readonly maxOutputChars: number;
  /** Retries before any output has arrived. */
  readonly maxRetries: number;
  readonly firstChunkMs: number;
  readonly silenceMs: number;
  readonly totalMs: number;
}

/** Limits for providers in general. */
export const usualLimits: TurnLimits = {
  // A page, a repair, the follow-ups, a closing message: more means that the model is looping.
  maxSteps: 8,
  // A step may have several calls, but never this many.
  maxToolCalls: 40,
  // A page of dense markup is about 12,000 tokens; a deck of twelve slides about twice that.
  maxOutputTokens: 32_000,
  maxOutputChars: 2_000_000,
  maxRetries: 2,
  firstChunkMs: 90_000,
  silenceMs: 60_000,
  totalMs: 15 * 60_000,
};

/**
 * Limits for a model on this computer: it reads a prompt for minutes where a provider takes seconds, and may be
 * busy with another page first. Its grammar leaves nothing to repair.
 */
const localLimits: TurnLimits = {
  ...usualLimits,
  maxSteps: 3,
  maxOutputTokens: 4_000,
  maxRetries: 0,
  firstChunkMs: 20 * 60_000,
  silenceMs: 5 * 60_000,
  totalMs: 60 * 60_000,
};

/** Returns the limits for a turn on a provider's model. */
export const limitsFor = (provider: string): TurnLimits =>
  provider === 'engine' ? localLimits : usualLimits;
