/** What a statement of minutes or of a status report is. */
export const toldKinds = ['decided', 'done', 'action', 'ahead', 'risk', 'open', 'said'] as const;
export type ToldKind = (typeof toldKinds)[number];

export interface Statement {
  readonly kind: ToldKind;
  readonly text: string;
}

/** Who does what by when. Without a deadline, `due` is empty. */
export interface Action {
  readonly who: string;
  readonly what: string;
  readonly due: string;
}

/** A meeting or the state of some work as a prompt tells it, sentence by sentence. */
export interface Told {
  /** End of the words that ask for the page and name it. */
  readonly from: number;
  readonly present: readonly string[];
  readonly absent: readonly string[];
  /** When one meets again. */
  readonly next: readonly string[];
  readonly statements: readonly Statement[];
  readonly actions: readonly Action[];
}
