import type { DrawnShape } from '../../../content/choices.ts';

/** What one part hands to another; `isReturn` is drawn dashed: what comes back, or only now and then. */
export interface DiagramLink {
  readonly from: string;
  readonly to: string;
  readonly words?: string;
  readonly isReturn?: boolean;
}

/** A numbered part of a drawing with what is said of it below or beside. */
export interface DrawnPart {
  readonly name: string;
  readonly text?: string;
  readonly draws: DrawnShape;
  /** In cells of the drawing's grid from its left upper corner; a section goes by the columns alone. */
  readonly at: readonly [x: number, y: number, width: number, height: number];
  /** Of beds, trees, houses, boreholes. */
  readonly count?: number;
}

export type DiagramData =
  | { readonly kind: 'flow'; readonly links: readonly DiagramLink[] }
  | {
      readonly kind: 'plan' | 'section';
      /** What is drawn, for those who do not see it. */
      readonly title: string;
      readonly grid: readonly [columns: number, rows: number];
      readonly parts: readonly DrawnPart[];
    };

export const diagramKinds = ['flow', 'plan', 'section'] as const;
