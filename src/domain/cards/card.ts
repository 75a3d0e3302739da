/** What a card may be about: an occupation, a place or service that people run, something that takes place. */
export const cardFamilies = ['trade', 'venture', 'occasion'] as const;
export type CardFamily = (typeof cardFamilies)[number];

/** An entry of a part; points and texts have no title. */
export interface CardEntry {
  readonly title: string;
  readonly text: string;
}

/** What pages of many kinds say of one subject. */
export interface Card {
  readonly family: CardFamily;
  /** The subject as a heading: 'Baker'. */
  readonly title: string;
  /** The subject in a sentence: 'a baker'. */
  readonly one: string;
  /** A color that suits the subject. */
  readonly accent: string | null;
  /** What an illustrator would draw. */
  readonly picture: string | null;
  readonly parts: ReadonlyMap<string, readonly CardEntry[]>;
}

/** What a card is found by. */
export interface CardNames {
  readonly family: CardFamily;
  /** File name without its ending. */
  readonly name: string;
  readonly names: readonly string[];
  /** Names of other subjects that end with one of these: 'ice hockey club'. */
  readonly others: readonly string[];
}

/** A paragraph, a list of lines, or a list of titles with a text each. */
type PartForm = 'text' | 'points' | 'pairs';

export interface PartRule {
  readonly form: PartForm;
  /** Fewest and most entries. */
  readonly count: readonly [number, number];
  /** Maximum number of characters of a text. */
  readonly longest: number;
  /** Maximum number of characters of a title. */
  readonly title: number;
}

const text = (longest: number): PartRule => ({ form: 'text', count: [1, 1], longest, title: 0 });
const points = (fewest: number, most: number, longest: number): PartRule => ({
  form: 'points',
  count: [fewest, most],
  longest,
  title: 0,
});
const pairs = (fewest: number, most: number, title: number, longest: number): PartRule => ({
  form: 'pairs',
  count: [fewest, most],
  longest,
  title,
});

/** The parts of a card. All are required. */
export const partRules: Readonly<Record<CardFamily, Readonly<Record<string, PartRule>>>> = {
  trade: {
    about: text(220),
    lead: text(240),
    duties: points(6, 6, 110),
    brings: points(5, 5, 110),
    helps: points(2, 3, 110),
    training: text(300),
    day: pairs(3, 5, 35, 150),
    likes: points(3, 4, 120),
    mistakes: pairs(3, 4, 60, 160),
    safety: points(3, 4, 120),
    questions: pairs(5, 5, 150, 180),
    profile: text(240),
    results: points(5, 5, 130),
    skills: points(5, 7, 45),
    letter: points(3, 3, 240),
    weeks: pairs(4, 4, 30, 180),
  },
  venture: {
    about: text(220),
    line: text(60),
    lead: text(240),
    offers: pairs(6, 6, 40, 140),
    different: pairs(3, 3, 50, 150),
    readers: points(3, 4, 110),
    visit: pairs(3, 5, 35, 150),
    questions: pairs(5, 6, 100, 260),
    rules: points(2, 4, 150),
    need: text(280),
    earns: pairs(3, 3, 45, 150),
    costs: points(5, 6, 90),
    risks: pairs(3, 3, 70, 160),
    start: points(4, 5, 130),
  },
  occasion: {
    about: text(220),
    line: text(60),
    lead: text(240),
    why: pairs(3, 3, 45, 150),
    program: pairs(5, 7, 45, 140),
    early: points(4, 6, 110),
    soon: points(4, 6, 110),
    eve: points(3, 5, 110),
    day: points(4, 6, 110),
    after: points(3, 4, 110),
    roles: pairs(4, 6, 35, 140),
    bring: points(6, 8, 70),
    trouble: pairs(3, 4, 65, 160),
    rules: points(2, 4, 150),
    costs: points(4, 6, 80),
    questions: pairs(3, 4, 100, 240),
    thanks: text(280),
  },
};
