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
