import type { ChildNode } from 'domhandler';
import type { CanonicalNode } from './canonical-node.ts';

/**
 * Maximum depth of flow content; deeper elements keep only their text. Structure inside can go slightly
 * deeper.
 */
export const deepestFlow = 80;

/** Constraints from the ancestors of a position. */
export interface FlowContext {
  /** Depth of the elements built here; the article is 1, its pages 2, their blocks 3. */
  readonly depth: number;
  readonly isInHeading: boolean;
  readonly isInLink: boolean;
  /** Prefix for the ids of drawings. */
  readonly svgScope: string;
}

/** Builds flow content from parsed nodes. */
export type Flow = (nodes: readonly ChildNode[], context: FlowContext) => readonly CanonicalNode[];

export const deeper = (context: FlowContext, by = 1): FlowContext => ({
  ...context,
  depth: context.depth + by,
});
