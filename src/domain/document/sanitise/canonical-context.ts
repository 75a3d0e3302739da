import type { ChildNode } from 'domhandler';
import type { CanonicalNode } from './canonical-node.ts';

/** Deepest element of flowing content; what is deeper keeps its text. Structure inside it may go a little further. */
export const deepestFlow = 80;

/** What the elements around a place forbid in it. */
export interface FlowContext {
  /** Depth of the elements made here; the article is 1, its pages 2, their blocks 3. */
  readonly depth: number;
  readonly isInHeading: boolean;
  readonly isInLink: boolean;
  /** The id that ids of drawings are put under. */
  readonly svgScope: string;
}

/** Makes flowing content of parsed nodes. */
export type Flow = (nodes: readonly ChildNode[], context: FlowContext) => readonly CanonicalNode[];

export const deeper = (context: FlowContext, by = 1): FlowContext => ({
  ...context,
  depth: context.depth + by,
});
