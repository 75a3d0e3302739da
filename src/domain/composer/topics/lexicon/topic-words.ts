/** What a page about a subject may be. */
export const topicForms = [
  'deck',
  'article',
  'sheet',
  'guide',
  'faq',
  'quiz',
  'worksheet',
  'lesson',
  'poster',
] as const;
export type TopicForm = (typeof topicForms)[number];

/** Aspects of a subject that a prompt can ask for. */
export const facets = [
  'how',
  'history',
  'benefits',
  'limits',
  'kinds',
  'start',
  'myths',
  'terms',
  'figures',
  'questions',
  'quiz',
  'task',
  'summary',
  'compare',
  'causes',
  'why',
  'rules',
  'etiquette',
] as const;
export type Facet = (typeof facets)[number];

/** Words for requests about general subjects, and labels of their pages. Lists are separated by commas. */
export interface TopicWords {
  readonly forms: Readonly<Record<TopicForm, string>>;
  /** Forms that need a word such as 'about' before the subject: a 'coffee report' reports on sales. */
  readonly needAbout: string;
  readonly about: string;
  readonly facets: Readonly<Record<Facet, string>>;
  /** Words that add nothing to the subject: 'introduction to', 'the basics of'. */
  readonly small: string;
  /** Verbs that ask for an explanation. */
  readonly asking: string;
  /** Words before readers. */
  readonly toward: string;
  /** Readers, besides those that the reader labels surely. */
  readonly readers: string;
  readonly children: string;
  /** People after 'for' who are in no list of readers. */
  readonly people: {
    readonly words: string;
    /** Endings of words for people, and words with these endings that are things. */
    readonly endings: string;
    readonly things: string;
  };
  /** Words for what is the writer's: 'our'. */
  readonly own: string;
  /** Deadlines: days, words before a day; units of a duration. */
  readonly due: { readonly phrases: string; readonly before: string; readonly units: string };
  /** Words that say nothing if they stand before an aspect: 'the most common mistakes'. */
  readonly qualities: string;
  /** Before a speaker: 'by'. */
  readonly by: string;
  readonly articles: string;
  /** Whether a phrase is about its last word: 'salad' of 'potato salad'. */
  readonly headsLast: boolean;
  /** Words of follow-ups that ask for another form: 'now', 'instead'. */
  readonly again: string;
  /** Endings of words, which searches ignore. */
  readonly endings: string;
  readonly labels: {
    /** Names of the forms, as at the head of a page. */
    readonly titles: Readonly<Record<TopicForm, string>>;
    readonly name: string;
    readonly points: string;
    readonly people: string;
    readonly fact: string;
    /** Before the meaning of a word that is to be found. */
    readonly meant: string;
    /** A gap below a part that the topic lacks. */
    readonly lacking: string;
    readonly choose: string;
    readonly answer: string;
    readonly match: string;
    readonly order: string;
    readonly answers: string;
    readonly remember: string;
    readonly read: string;
    readonly inShort: string;
    readonly words: string;
    readonly facts: string;
    readonly goal: string;
    readonly goalText: string;
    readonly time: string;
    readonly minutes: string;
    readonly phase: string;
    readonly doing: string;
    readonly material: string;
    readonly materialText: string;
    readonly opening: string;
    readonly openingText: string;
    readonly explaining: string;
    readonly working: string;
    readonly checking: string;
    readonly checkingText: string;
    readonly agenda: string;
    readonly question: string;
  };
}
