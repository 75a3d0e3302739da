import type { ReadingLanguage } from '../reading/language.ts';

export type Words = Record<ReadingLanguage, string>;

/** How a section is set. `actions`: who does what by when; `line`: names side by side. */
export type SectionStyle = 'list' | 'ordered' | 'checklist' | 'text' | 'line' | 'actions';

/** A section of a paper, and how a clause of the prompt is told to belong there. */
export interface SectionPlan {
  readonly title: Words;
  readonly style: SectionStyle;
  /** Stands at the head of a clause and is not repeated under the title: 'risk:', 'decided to'. */
  readonly lead?: RegExp;
  /** Tells a clause without a lead; it stays whole. */
  readonly telltale?: RegExp;
  /** What is missing when nothing was said for it; shown as a gap. */
  readonly gap?: Words;
}

/** A kind of paper: what its title is, and its sections in their order. */
export interface PaperPlan {
  readonly sections: readonly SectionPlan[];
  /** Where clauses go that nothing else claims: an index into the sections. */
  readonly home: number;
  /** Whether clauses that are one figure and its name are set as key figures. */
  readonly hasFigures: boolean;
  /** Whether the whole first sentence is the title, commas and all. */
  readonly isSentenceTitle?: boolean;
  /** Whether the first clause after the title says who or what this is: 'senior nurse'. */
  readonly hasLead?: boolean;
  /** What an amount of money without a word beside it is. */
  readonly bareMoney?: Words;
  /** Whether it goes from somebody to somebody: 'to Greenway Council for …, from Roots Collective'. */
  readonly isAddressed?: boolean;
  /** Whether readers need somebody to turn to. */
  readonly contactGap?: Words;
  /** Whether it says who was there, and what they do is a task. */
  readonly hasAttendees?: boolean;
  /** Lines to write on, for papers that are taken to a table or a tour. */
  readonly notes?: Words;
  /** Whether its items have an hour each, where they say how long they take. */
  readonly isTimed?: boolean;
  /** Where clauses go that say how many minutes a step takes: an index into the sections. */
  readonly steps?: number;
  /** Whether the title names the organisation that the paper comes from. */
  readonly isTitledByOrganisation?: boolean;
}

export const words = (en: string, de: string, fr: string, es: string): Words => ({ en, de, fr, es });

/** A lead word at the head of a clause, with what may stand between it and the matter. */
export const leading = (alternatives: string): RegExp =>
  new RegExp(
    `^(?:and |und |et |y |the |die |der |das |le |la |les |el |los |las )?(?:${alternatives})(?![\\p{L}])(?: (?:is|are|was|were|ist|sind|est|sont|es|son))? *[:–-]? *`,
    'iu',
  );
