import type { CheckFinding } from '../../../contract/chat-events.ts';

/** A finding as it was measured: what it is about, for those who name it again or mend it. */
export interface MeasuredFinding {
  readonly class: CheckFinding['class'];
  readonly severity: CheckFinding['severity'];
  /** From 1. */
  readonly page: number;
  readonly block_id: string | null;
  /** What the block is called, in quotes. */
  readonly name: string;
  readonly message: string;
  /** Tells it from others of its class in the same block, the same in every measuring: the words, the edge. */
  readonly subject: string;
  /** Where the elements stand that are at fault: from the block down, the place of each among its siblings. */
  readonly paths: readonly (readonly number[])[];
  /** Of a coarse picture: the width in px at which it prints well. */
  readonly widthPx?: number;
}
