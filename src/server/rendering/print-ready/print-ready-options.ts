export interface PrintReadyOptions {
  /** Bleed beyond the trim edge, on every side. */
  readonly bleedMm: number;
  /** Crop and registration marks outside the bleed. */
  readonly hasMarks: boolean;
  /** Each page as a single picture, for print shops that require it. */
  readonly asImages: boolean;
}

/** Resolution of pages printed as pictures, and of the bleed. */
export const pressDpi = 300;
