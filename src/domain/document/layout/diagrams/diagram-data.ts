import type { DrawnShape } from '../../../content/choices.ts';

/** A link between two parts; `isReturn` is drawn dashed, for responses or occasional links. */
export interface DiagramLink {
  readonly from: string;
  readonly to: string;
  readonly words?: string;
  readonly isReturn?: boolean;
}

/** A numbered part of a drawing with its description. */
export interface DrawnPart {
  readonly name: string;
  readonly text?: string;
  readonly draws: DrawnShape;
  /** In cells of the drawing's grid from its top left corner; a section uses only the columns. */
  readonly at: readonly [x: number, y: number, width: number, height: number];
  /** Number of beds, trees, houses, boreholes. */
  readonly count?: number;
}

export type DiagramData =
  | { readonly kind: 'flow'; readonly links: readonly DiagramLink[] }
  | {
      readonly kind: 'plan' | 'section';
      /** Text alternative of the drawing. */
      readonly title: string;
      readonly grid: readonly [columns: number, rows: number];
      readonly parts: readonly DrawnPart[];
    };

export const diagramKinds = ['flow', 'plan', 'section'] as const;
