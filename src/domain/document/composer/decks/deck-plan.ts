import type { Words } from '../papers/paper-plan.ts';

/** A step of a story that is told on slides, and how a clause of the prompt is told to belong there. */
export interface StepPlan {
  /** The small word above the title. */
  readonly label: Words;
  readonly title: Words;
  /** What the speaker says there. */
  readonly notes: Words;
  readonly lead?: RegExp;
  readonly telltale?: RegExp;
  /** What is missing when nothing was said for it; a step without one is left out then. */
  readonly gap?: Words;
  /** Said instead of a gap: points that hold whatever the subject is. */
  readonly points?: readonly (readonly [title: Words, text: Words])[];
}

/** A kind of deck: its story from the title slide to the last one. */
export interface DeckPlan {
  readonly subtitle: Words;
  readonly steps: readonly StepPlan[];
  /** Where statements go that no other step claims: an index into the steps. */
  readonly home: number;
  /** The step after which figures and charts are shown: an index into the steps. */
  readonly figuresAfter: number;
  /** Whether each item of a list has a slide of its own, with these points. */
  readonly itemPoints?: readonly (readonly [title: Words, text: Words])[];
  readonly closing: {
    readonly label: Words;
    readonly title: Words;
    /** The one thing asked for. */
    readonly ask: Words;
    readonly gap: Words;
    readonly notes: Words;
  };
}
