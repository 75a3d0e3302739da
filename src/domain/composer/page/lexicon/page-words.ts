import type { ToldKind } from '../../told/told.ts';
import type { KindId } from '../kinds.ts';

/** Default headings and labels. */
export interface PageLabels {
  readonly when: string;
  readonly hours: string;
  readonly where: string;
  readonly price: string;
  /** What a job pays. */
  readonly pay: string;
  readonly contact: string;
  readonly from: string;
  readonly to: string;
  readonly with: string;
  readonly details: string;
  readonly ingredients: string;
  readonly name: string;
  /** Gaps for the names of the sender and the recipient of a letter. */
  readonly ownName: string;
  readonly recipient: string;
  readonly date: string;
  readonly address: string;
  readonly amount: string;
  readonly servedItem: string;
  /** Greets an unnamed reader. */
  readonly anybody: string;
  readonly greeting: string;
  readonly regards: string;
  readonly next: string;
  readonly bank: string;
  readonly number: string;
  readonly validUntil: string;
  /** Heading of a recipe's steps. */
  readonly method: string;
  readonly total: string;
}

/** Words that identify the parts of a bill. */
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
  /** Names of bills that give money back: 'credit note'. */
  readonly credit: string;
  /** Mark a deposit as not paid yet: 'on order'. */
  readonly unpaid: string;
  readonly deposit: string;
  /** Mark a discount as conditional: 'if'. */
  readonly condition: string;
  readonly percent: string;
  /** Between a quantity and its price: '3 hours at 40'. */
  readonly at: string;
  /** Mark a price as per unit: 'per', 'each'. */
  readonly each: string;
  readonly and: string;
  readonly free: string;
  /** Mark a price as a total: 'lump sum'. */
  readonly flat: string;
  /** Mark a number as approximate: 'about'. */
  readonly about: string;
  /** Before the recipient. */
  readonly to: string;
  /** Before the sender. */
  readonly from: string;
  /** Nouns for the recipient: 'client'. */
  readonly client: string;
  /** Names of orders that come with the goods: 'delivery note'. */
  readonly delivery: string;
  /** Nouns for the sender: 'landlord'. */
  readonly seller: string;
  /** Before the date of issue. */
  readonly dated: string;
  /** Before an account: 'IBAN', 'sort code'. */
  readonly bank: string;
  /** Mark an amount as the total. */
  readonly total: string;
  /** The numbers from one on; forms of the same number are separated by slashes. */
  readonly numbers: string;
  /** Street words in addresses, before or after the street name; suffixes start with a hyphen. */
  readonly street: string;
  /** Before a number that is an identifier: 'phone', 'order', 'since'. */
  readonly named: string;
  /** Before a number that may be an index instead of a quantity: 'phase'. */
  readonly stage: string;
  /** Say that a tax isn't in the prices yet: 'not included'. */
  readonly excluding?: string;
  /** Between an item and its price: 'comes to'. */
  readonly costs?: string;
  /** Taxes that the customer keeps back. */
  readonly withheld?: string;
  /** Beside a price, leave open whether it is to be paid: 'already', 'waived', 'or'. */
  readonly unsure?: string;
  /** Limit a discount or a tax to some lines: 'only'. */
  readonly only?: string;
}

/** Parts of a CV; the first word of each list is its usual heading. */
export interface CvWords {
  readonly experience: string;
  readonly education: string;
  readonly skills: string;
  readonly languages: string;
  readonly interests: string;
  readonly more: string;
  /** Before the first year of an ongoing period. */
  readonly since: string;
  /** Between two years: '2015 to 2019'. */
  readonly until: string;
  /** Degrees and educational institutions. */
  readonly study: string;
  /** Before languages. */
  readonly speaks: string;
}

/** Words for where a page hangs: 'to hang in the lobby', 'for the door'. */
export interface HangingWords {
  readonly verbs: string;
  readonly places: string;
}

/** Words that open a clause behind the name of what it tells of. */
export interface ClauseWords {
  /** Pronouns that are only ever the subject of a sentence: 'he', 'they'. */
  readonly pronouns: string;
  /** 'Because', 'although'. */
  readonly joins: string;
  /** Pronouns of relative clauses that aren't articles as well: 'who'. */
  readonly relatives: string;
}

/** Words of sentences about the page itself: 'it should cover costs and sound friendly'. */
export interface InstructionWords {
  /** Stand for the page. */
  readonly subjects: string;
  readonly modals: string;
  /** Before what the page is about. */
  readonly topics: string;
  /** Before words for the page itself. */
  readonly tells: string;
  /** Before how the page reads or looks. */
  readonly styles: string;
  /** Before one word of style: 'a bit spooky'. */
  readonly hedges: string;
  /** After words of style: 'modern looking'. */
  readonly looks: string;
}

/** Words of minutes and status reports that a prompt tells in sentences. */
export interface MeetingWords {
  /** Names of such documents. */
  readonly asks: string;
  readonly present: string;
  readonly absent: string;
  /** Before the next date. */
  readonly next: string;
  readonly decided: string;
  /** Before what was decided, as far as a heading says the same. */
  readonly decidedTo: string;
  readonly open: string;
  readonly risk: string;
  readonly done: string;
  /** Before what comes next. */
  readonly ahead: string;
  /** Verbs of what somebody said or did at the meeting, which isn't a task. */
  readonly reports: string;
  /** Between a person and a task, which is said without it. */
  readonly will: string;
  /** Verbs of tasks. */
  readonly does: string;
  /** Before a deadline that is a day. */
  readonly by: string;
  /** Before other deadlines. */
  readonly until: string;
  readonly and: string;
  /** Verbs between a keyword and its names. */
  readonly are: string;
  /** Begin a clause that goes on with the one before. */
  readonly joins: string;
  readonly headings: Readonly<
    Record<ToldKind | 'present' | 'absent' | 'next' | 'who' | 'what' | 'due', string>
  >;
}

/** Words that ask for places to write on: 'tick boxes', 'a column for initials'. */
export interface AskedWords {
  readonly ticks: string;
  readonly initials: string;
  readonly signature: string;
  /** Ask for sums of rows. */
  readonly totals: string;
  /** Names of pages whose rows are summed up, asked or not. */
  readonly summed: string;
  /** Nouns for columns to write in: 'a column for' remarks. */
  readonly columns: string;
  /** Those of several columns, whose names are a list. */
  readonly severalColumns: string;
  /** Words between a place and what it is for, beside those for a benefit. */
  readonly links?: string;
  /** Nouns for other places to write on: 'space for' remarks. */
  readonly spaces: string;
  readonly lines: string;
  /** What is written by hand, so that a place for it can be nothing else. */
  readonly written: string;
  /** Verbs that say what a place is for: 'a box to tick'. */
  readonly writing: string;
  /** Say that each row has a place. */
  readonly perRow: string;
  /** Words before a place that only ask for it: 'leave'. */
  readonly leads: string;
  readonly labels: Readonly<Record<'done' | 'initials' | 'signature', string>>;
}

/** Words of one language. Lists are separated by commas, in lower case. */
export interface PageWords {
  /** Names of kinds; if a prompt contains several, the longest match wins. */
  readonly kinds: Readonly<Record<KindId, string>>;
  /** Other endings of the first word of a kind's name: 'a=e' for 'fakture' of 'faktura'. Without accents. */
  readonly kindForms?: string;
  /** Name of a kind in a headline. */
  readonly titles: Readonly<Record<KindId, string>>;
  readonly labels: PageLabels;
  /** Words that carry no content by themselves. */
  readonly small: string;
  /** Words before an hour that only lead to it: 'at', unlike 'from'. */
  readonly atTime: string;
  /** Words for a flyer that may as well be a text to take away and read: 'leaflet'. */
  readonly handouts: string;
  /** Question words. They carry no content, but a headline needs them before the words that follow. */
  readonly questions: string;
  /** Verbs behind a question word that ask directly: 'is' of 'why is the sky blue'. */
  readonly auxiliaries?: string;
  /** Verbs that open a question which a headline keeps: 'should' of 'should cars be banned'. */
  readonly asks?: string;
  /** Verbs of writing, which imply a letter if a recipient follows. */
  readonly writing: string;
  /** Greetings that start a message. */
  readonly greetings: string;
  /** Start of a clause that asks for an answer: 'RSVP to Kate by Friday'. */
  readonly reply: string;
  /** Start of a sentence that is only polite: 'Sorry for the inconvenience'. */
  readonly courtesies: string;
  /** Words for a quote that also name a special offer, which has no prices by line and no recipient. */
  readonly offers: string;
  /** Words that ask for a form to fill in: 'blank', 'template'. */
  readonly blank: string;
  /** Before a company the writer has a contract with. */
  readonly with: string;
  /** Before what a document contains: 'report with a list'. */
  readonly having: string;
  /** Refer to the text below a wish: 'based on the following content'. */
  readonly following: string;
  /** Words that count who eats from a recipe: 'serves 4'. */
  readonly serves: string;
  /** Head the names of those who were at a meeting. */
  readonly present: string;
  /** Words before a topic: 'about'. */
  readonly topic: string;
  /** Words that start what writers say of themselves: 'I', 'we', 'as'. */
  readonly me: string;
  /** Words before the readers of a page: 'for'. */
  readonly benefit: string;
  /** Join a kind with its subject: 'menu of the day'. */
  readonly of: string;
  /** Words whose period doesn't end a sentence. */
  readonly abbreviations: string;
  readonly cv: CvWords;
  readonly bill: BillWords;
  /** Between two that one may choose from. */
  readonly or?: string;
  /** Words for opening hours: open, closed. */
  readonly opening: string;
  /** Before a deadline. */
  readonly deadline: string;
  /** Verbs that imply a letter. */
  readonly letterVerbs: string;
  /** Before a person's name; in some scripts, after it. */
  readonly honorifics: string;
  /**
   * Groups of people who can be greeted by their role, in languages with a uniform greeting; empty in others.
   */
  readonly greeted: string;
  /** Pronouns and verbs that make a phrase a sentence. */
  readonly saying: string;
  /** Before the writer's own name: 'my name is'. */
  readonly introduces: string;
  /** Words for a job offer. */
  readonly jobs: string;
  /** Words that name the value behind them: 'deposit', 'min age'. */
  readonly leads?: string;
  /** Names of the fields of a list to sign: 'columns'. */
  readonly columns?: string;
  /** Words that only announce the fields of a form. */
  readonly fieldsAre?: string;
  /** Units of working time: '20 hrs a week'. */
  readonly hourUnits?: string;
  /** Words in place of a price: 'on request'. */
  readonly openPrices?: string;
  /** Words for what a page of prices is called. */
  readonly prices?: string;
  /** Heads of columns that no other label names; 'result' is above figures beside what they are compared to. */
  readonly heads: Readonly<Record<'time' | 'person' | 'dur' | 'qty' | 'rate' | 'result', string>>;
  readonly asked: AskedWords;
  /** Phrases that ask for a message of thanks. */
  readonly thanks: string;
  /** Words of hasty writers and common typos with their spelling: 'dont=don't'. */
  readonly hasty?: string;
  readonly instructions?: InstructionWords;
  readonly clauses?: ClauseWords;
  /** Names of texts that are spoken. */
  readonly speeches?: string;
  /** Stand for a page that its writer can't name: 'something nice for'. */
  readonly vague?: string;
  /** Verbs that ask for a comparison, which are no part of a headline. */
  readonly compares?: string;
  /** Words for the headline, before it: 'title: Otter Week'. */
  readonly headings: string;
  /** Words of a heading for what isn't to be brought or done: 'do not bring'. */
  readonly forbidding: string;
  readonly hanging: HangingWords;
  readonly meetings?: MeetingWords;
}
