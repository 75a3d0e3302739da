import type { CheckFinding } from '../../../contract/chat-events.ts';
import type { words } from '../../../words/en/findings.ts';
import type { MessageValues } from '../../../words/fill-message.ts';

/** Stable name of a finding's message; see words/en/findings.ts. */
export type FindingReason = Exclude<
  keyof typeof words,
  `fix_${string}` | `ask_${string}` | `repair_${string}` | `where_${string}`
>;

/** A finding as measured, with the data needed to describe or repair it. Its message is written outside the page. */
export interface UnwordedFinding {
  readonly class: CheckFinding['class'];
  readonly severity: CheckFinding['severity'];
  /** Starts at 1. */
  readonly page: number;
  readonly block_id: string | null;
  /** Name of the block, in quotes. */
  readonly name: string;
  readonly reason: FindingReason;
  /** Values of the message besides the name and the page. */
  readonly values: MessageValues;
  /**
   * Tells findings of the same class and block apart, and is stable across measurements: the words or the
   * edge.
   */
  readonly subject: string;
  /** Paths of the affected elements: the index among siblings at each level below the block. */
  readonly paths: readonly (readonly number[])[];
  /** For low-resolution pictures: the width in px at which they print well. */
  readonly widthPx?: number;
}

export interface MeasuredFinding extends UnwordedFinding {
  /** In English. */
  readonly message: string;
}
