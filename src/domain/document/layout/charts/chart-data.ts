import type { ChartKind } from '../../../content/choices.ts';

export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The values as they were given, such as '180k'; else they are formatted. */
  readonly written?: readonly (string | null)[];
}

export interface ChartEvent {
  readonly before: string;
  readonly label: string;
}

export interface ChartData {
  /** Bars, upright or lying by their labels, when it is left open. */
  readonly kind?: ChartKind;
  /** The finding, as a sentence. */
  readonly title: string;
  /** What is measured, in which unit. */
  readonly note: string;
  /** Title of the horizontal axis. */
  readonly axis?: string;
  /** What the values belong to: years, places, tasks. */
  readonly labels: readonly string[];
  /**
   * A value for each label; null where there is none. A plan (`gantt`) has two: starts and ends. A `waterfall` has one:
   * totals at the marked labels, changes between them. `parts` cuts the bar of each label into named lengths.
   */
  readonly series: readonly ChartSeries[];
  /** Written behind each value: '%', 'km'. */
  readonly unit?: string;
  /** Labels or series that carry the finding. */
  readonly marked?: readonly string[];
  /** Labels that the marked ones are compared with; a series that is named is a tick at each bar instead of a bar. */
  readonly compared?: readonly string[];
  /** A level to be reached; the whole of progress bars. */
  readonly goal?: { readonly value: number; readonly label: string };
  /**
   * What happened before the labels named by them; several are lettered, and told below the drawing. In a plan: what
   * the named task ends with.
   */
  readonly events?: readonly ChartEvent[];
  /** Values are days since 1970. */
  readonly isDated?: boolean;
  readonly source?: string;
}
