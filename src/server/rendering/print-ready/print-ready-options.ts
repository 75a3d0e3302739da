export interface PrintReadyOptions {
  /** What goes on past the cut, on every side. */
  readonly bleedMm: number;
  /** Crop and registration marks, outside of the bleed. */
  readonly hasMarks: boolean;
  /** Each page as one picture, for printers that want nothing else. */
  readonly asImages: boolean;
}

/** Dots per inch of pages that are pictures, and of the bleed. */
export const pressDpi = 300;
