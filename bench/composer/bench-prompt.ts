/** The day on which every prompt of the bench is typed: a Thursday. */
export const benchDay = '2026-02-26';

/** A prompt with what must come of it. */
export interface BenchPrompt {
  readonly prompt: string;
  /** Each stands on the page, capitals aside; of a list one is enough, such as a date written in either order. */
  readonly shows: readonly (string | readonly string[])[];
  /** What would be invented, or a command that was taken for content. */
  readonly hides?: readonly string[];
  /** Whether slides were asked for. */
  readonly isDeck?: true;
  /** How many pages it may have; one where nothing is said and no slides were asked for. */
  readonly mostPages?: number;
  /** How many pages it has at least; six where slides were asked for. */
  readonly leastPages?: number;
  /** What the document says of itself: its language, format, orientation, theme. */
  readonly article?: Readonly<
    Partial<Record<'language' | 'format' | 'orientation' | 'theme' | 'direction', string>>
  >;
}
