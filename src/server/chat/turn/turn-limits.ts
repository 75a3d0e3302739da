/** How much of a provider's output and time a turn takes before it is cut off. */
export interface TurnLimits {
  readonly maxSteps: number;
  /** Of all steps together. */
  readonly maxToolCalls: number;
  readonly maxOutputTokens: number;
  /** Of text and tool input together; a provider that ignores the token limit meets this one. */
  readonly maxOutputChars: number;
  /** Tries after the first, before anything of an answer has come. */
  readonly maxRetries: number;
  readonly firstChunkMs: number;
  readonly silenceMs: number;
  readonly totalMs: number;
}

export const usualLimits: TurnLimits = {
  // A page, a repair of its faults, the choices to go on, a closing word: more means that a model runs in circles.
  maxSteps: 8,
  // Several calls may come in one step; nobody needs this many.
  maxToolCalls: 40,
  // A page of dense markup is about 12,000 tokens; a deck of twelve slides about twice that.
  maxOutputTokens: 32_000,
  maxOutputChars: 2_000_000,
  maxRetries: 2,
  firstChunkMs: 90_000,
  silenceMs: 60_000,
  totalMs: 15 * 60_000,
};
