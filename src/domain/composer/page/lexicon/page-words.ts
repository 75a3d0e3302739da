import type { KindId } from '../kinds.ts';

/** Headings and labels that a page needs where the prompt has none. */
export interface PageLabels {
  readonly when: string;
  readonly hours: string;
  readonly where: string;
  readonly price: string;
  readonly contact: string;
  readonly from: string;
  readonly to: string;
  readonly with: string;
  readonly details: string;
  readonly name: string;
  readonly date: string;
  readonly address: string;
  readonly amount: string;
  readonly body: string;
  readonly servedItem: string;
  /** Greets a reader without a name. */
  readonly anybody: string;
  readonly greeting: string;
  readonly regards: string;
  readonly next: string;
  readonly bank: string;
  readonly number: string;
  readonly validUntil: string;
  /** Heads what is done to make a dish. */
  readonly method: string;
  readonly total: string;
}

/** Words by which the parts of a bill are told apart. */
export interface BillWords {
  readonly tax: string;
  readonly including: string;
  readonly discount: string;
  readonly due: string;
  readonly valid: string;
  readonly days: string;
  readonly weeks: string;
  readonly months: string;
  readonly number: string;
  readonly paid: string;
  /** Say that a deposit is not paid yet: 'on order'. */
  readonly unpaid: string;
  readonly deposit: string;
  /** A discount with one of these may never be given: 'if'. */
  readonly condition: string;
  readonly percent: string;
  /** Stand between a quantity and its price: '3 hours at 40'. */
  readonly at: string;
  /** Say that a price is for each: 'per', 'each'. */
  readonly each: string;
  readonly and: string;
  readonly free: string;
  /** Say that a price is for all: 'lump sum'. */
  readonly flat: string;
  /** Say that a number is not exact: 'about'. */
  readonly about: string;
  /** Stand before the recipient. */
  readonly to: string;
  /** Stand before the sender. */
  readonly from: string;
  /** Call the recipient what they are: 'client'. */
  readonly client: string;
  /** Stand before the date of issue. */
  readonly dated: string;
  /** Stand before an account: 'IBAN', 'sort code'. */
  readonly bank: string;
  /** Say that an amount is the sum of others. */
  readonly total: string;
  /** The numbers from one on; forms of the same number are separated by slashes. */
  readonly numbers: string;
  /** Words of addresses, before or at the end of the name of a street; with a hyphen, ends of such names. */
  readonly street: string;
  /** A number behind these is none to compute with: 'phone', 'order', 'since'. */
  readonly named: string;
  /** A number behind these may say which one, and not how many: 'phase'. */
  readonly stage: string;
}

/** Parts of a CV; the first word of each list is its usual heading. */
export interface CvWords {
  readonly experience: string;
  readonly education: string;
  readonly skills: string;
  readonly languages: string;
  readonly interests: string;
  readonly more: string;
  /** Stand before the year from which on something is so. */
  readonly since: string;
  /** Stand between two years: '2015 to 2019'. */
  readonly until: string;
  /** Degrees and where people study. */
  readonly study: string;
  /** Stand before languages. */
  readonly speaks: string;
}

/** How a letter begins and ends that is written for one purpose. */
export interface LetterWords {
  readonly words: string;
  readonly sentence: string;
  /** Empty where nothing more is to be said. */
  readonly closing: string;
}

/** Words of one language. Lists are separated by commas, in lower case. */
export interface PageWords {
  /** Names of kinds; where a prompt names several, the longest match counts. */
  readonly kinds: Readonly<Record<KindId, string>>;
  /** What a kind is called in a headline. */
  readonly titles: Readonly<Record<KindId, string>>;
  readonly labels: PageLabels;
  /** Words that carry no fact by themselves. */
  readonly small: string;
  /** Words that open a question; they carry no fact, but what follows makes no headline without them. */
  readonly questions: string;
  /** Verbs of writing, which ask for a letter where somebody to write to follows. */
  readonly writing: string;
  /** Words that open a message. */
  readonly greetings: string;
  /** Stand between the guests and the occasion: 'invite my friends to'. */
  readonly inviteTo: string;
  /** Stand before the firm with which somebody has a contract. */
  readonly with: string;
  /** Point to the text below a wish: 'based on the following content'. */
  readonly following: string;
  /** Words that bind a kind to what it is of: 'menu of the day'. */
  readonly of: string;
  /** Words after which a period ends no sentence. */
  readonly abbreviations: string;
  readonly cv: CvWords;
  readonly bill: BillWords;
  /** Say when a place is open or closed. */
  readonly opening: string;
  /** Stand before the last day of something. */
  readonly deadline: string;
  /** First and last sentences of letters by the words that ask for them; the one without any is for all others. */
  readonly openings: readonly LetterWords[];
  /** What people do by letter. */
  readonly letterVerbs: string;
  /** Words before, or in some scripts behind, the name of a person. */
  readonly honorifics: string;
  /** People who are greeted by what they are, in languages where the greeting is the same for all; empty elsewhere. */
  readonly greeted: string;
  /** Pronouns and verbs that make words a sentence. */
  readonly saying: string;
  /** How people ask for a word of thanks. */
  readonly thanks: string;
}
