/** Words around the subject of a prompt. Lists are separated by commas. */
export interface CardWords {
  /** Before a preposition and the subject: 'looking' of 'looking for a baker', 'visitors' of 'visitors to a farm'. */
  readonly toward: string;
  /** Behind the subject, without changing it: 'position' of 'baker position'. */
  readonly behind: string;
  /** Indefinite articles. */
  readonly an: string;
  /** Before a job in a request for a letter, with what an application says instead: 'for=as'. */
  readonly applying: string;
  /** Join two subjects. */
  readonly and: string;
  /** Endings of plurals, with what stands for them in the singular: 'ies=y'. Empty if cards list their forms. */
  readonly plurals: string;
  /** Whether the main word of a name comes first: 'boulanger de nuit'. */
  readonly isHeadFirst: boolean;
  /** Whether names end compounds: 'Nachtbäcker'. */
  readonly isCompounding: boolean;
}
