import type { ChartKind } from '../../../content/choices.ts';

export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The values as given, such as '180k'; otherwise they are formatted. */
  readonly written?: readonly (string | null)[];
}

export interface ChartEvent {
  readonly before: string;
  readonly label: string;
}

export interface ChartData {
  /** Defaults to columns or rows, depending on the labels. */
  readonly kind?: ChartKind;
  /** The finding, as a sentence. */
  readonly title: string;
  /** What is measured, and its unit. */
  readonly note: string;
  /** Title of the horizontal axis. */
  readonly axis?: string;
  /** Categories of the values: years, places, tasks. */
  readonly labels: readonly string[];
  /**
   * A value per label, or null. A plan (`gantt`) has two series: starts and ends. A `waterfall` has one:
   * totals at the marked labels, changes between them. `parts` splits the bar of each label into named
   * segments.
   */
  readonly series: readonly ChartSeries[];
  /** Suffix of each value: '%', 'km'. */
  readonly unit?: string;
  /** Labels or series to highlight. */
  readonly marked?: readonly string[];
  /**
   * Labels that the marked ones are compared with. A series listed here is drawn as a tick at each bar
   * instead of a bar.
   */
  readonly compared?: readonly string[];
  /** The target value; 100% of progress bars. */
  readonly goal?: { readonly value: number; readonly label: string };
  /**
   * Events before the named labels; several are marked with letters and explained below the drawing. In a
   * plan: the milestone that ends the named task.
   */
  readonly events?: readonly ChartEvent[];
  /** Values are days since 1970. */
  readonly isDated?: boolean;
  readonly source?: string;
}
