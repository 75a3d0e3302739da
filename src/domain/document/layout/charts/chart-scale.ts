import type { ChartData } from './chart-data.ts';

/** Converts values to shares of the drawing; always includes zero. */
export interface ChartScale {
  /** 0 at the lowest end of the scale, 1 at the highest. */
  readonly at: (value: number) => number;
  readonly zero: number;
}

export function scaleOf(values: readonly number[]): ChartScale {
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const at = (value: number): number => (value - low) / span;
  return { at, zero: at(0) };
}

/** Returns every value of a chart, without nulls. */
export function valuesOf({ series }: ChartData): readonly number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

/** Returns the sums of the positive and of the negative values at each label. */
export function stackedSums({ labels, series }: ChartData): readonly (readonly [number, number])[] {
  return labels.map((_, index) => {
    const values = series.map(({ values: own }) => own[index] ?? 0);
    const sum = (isWanted: (value: number) => boolean): number =>
      values.filter(isWanted).reduce((total, value) => total + value, 0);
    return [sum((value) => value > 0), sum((value) => value < 0)];
  });
}

export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
