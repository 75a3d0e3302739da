import type { CheckFinding } from '../../../contract/chat-events.ts';

/** A measured finding, with the data needed to describe or repair it. */
export interface MeasuredFinding {
  readonly class: CheckFinding['class'];
  readonly severity: CheckFinding['severity'];
  /** Starts at 1. */
  readonly page: number;
  readonly block_id: string | null;
  /** Name of the block, in quotes. */
  readonly name: string;
  readonly message: string;
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
