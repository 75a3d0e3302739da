import type { Words } from '../papers/paper-plan.ts';

export type PointWords = readonly [title: Words, text: Words];

/** What fills the slide of a step that nobody said anything about. Nothing in it is a fact: facts are left as gaps. */
export type OpenStep =
  /** Points that hold whatever the subject is. */
  | { readonly shape: 'points'; readonly points: readonly PointWords[]; readonly isNumbered?: true }
  /** What only the speaker knows, a label with its explanation each. */
  | { readonly shape: 'figures'; readonly figures: readonly PointWords[]; readonly gap: Words }
  /** Roles to be filled with names. */
  | { readonly shape: 'people'; readonly people: readonly PointWords[]; readonly gap: Words }
  /** One sentence to be written. */
  | { readonly shape: 'sentence'; readonly gap: Words };

/** A step of a story that is told on slides, and how a clause of the prompt is told to belong there. */
export interface StepPlan {
  /** The small word above the title. */
  readonly label: Words;
  readonly title: Words;
  /** What the speaker says there. */
  readonly notes: Words;
  readonly lead?: RegExp;
  readonly telltale?: RegExp;
  /** A step without is left out where nothing was said for it. */
  readonly open?: OpenStep;
}

/** A kind of deck: its story from the title slide to the last one. */
export interface DeckPlan {
  readonly subtitle: Words;
  readonly steps: readonly StepPlan[];
  /** Where statements go that no other step claims: an index into the steps. */
  readonly home: number;
  /** The step after which figures and charts are shown: an index into the steps. */
  readonly figuresAfter: number;
  /** Whether each item of a list has a slide of its own, with one of these sets of points in turn. */
  readonly itemPoints?: readonly (readonly PointWords[])[];
  readonly closing: {
    readonly label: Words;
    readonly title: Words;
    /** The one thing asked for. */
    readonly ask: Words;
    readonly gap: Words;
    readonly notes: Words;
    /** What stands beside it whatever the subject is. */
    readonly points: readonly PointWords[];
  };
}
