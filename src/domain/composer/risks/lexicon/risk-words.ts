/**
 * Words of one language that change what is safe to advise. Commas separate groups, bars the forms of one; a star
 * stands for any ending, and in languages that join words also for what is before.
 */
export interface RiskWords {
  /** What people are allergic to. Such a word counts only with one of the words below. */
  readonly allergens: string;
  /** Say anywhere that a text is about not tolerating something. */
  readonly allergy: string;
  /** Directly before what is avoided: 'without nuts'. */
  readonly before: string;
  /** Directly behind it, or at the end of its word: 'nut-free'. */
  readonly behind: string;
  readonly conditions: string;
  readonly drugs: string;
  /** Groups of people who need other care. They count only with a word for care. */
  readonly ages: string;
  readonly care: string;
}
