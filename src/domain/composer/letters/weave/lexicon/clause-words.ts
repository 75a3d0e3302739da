/** Words by which a clause is told from a phrase, in one language. Lists are separated by commas, in lower case. */
export interface ClauseWords {
  /** Verbs in their base form, which are no nouns. */
  readonly verbs: string;
  /** Verbs that are nouns as well; they count as verbs only where a noun can't stand. */
  readonly nounVerbs: string;
  /** Irregular past forms: 'took'. */
  readonly pasts: string;
  /** Forms of 'be', 'have' and modal verbs. */
  readonly auxiliaries: string;
  /** Third person and the form for other persons: 'has=have'. */
  readonly thirds: string;
  /** Participles that are no past form: 'known'. */
  readonly participles: string;
  /** Participles that need a form of 'be' before them. */
  readonly passives: string;
  /** Those of them that are about the past. */
  readonly pastPassives: string;
  /** Those that are about the present even of somebody who has died. */
  readonly presentPassives: string;
  /** Adverbs before a verb: 'always'. */
  readonly adverbs: string;
  readonly adjectives: string;
  /** Nouns for what somebody does or is, besides those with `tradeEndings`. */
  readonly trades: string;
  readonly tradeEndings: RegExp;
  readonly intensifiers: string;
  readonly counts: string;
  /** Determiners that may follow an adjective: 'free every day'. */
  readonly each: string;
  /** Begin a request not to do something. */
  readonly negations: string;
  /** Pronouns behind a verb. */
  readonly objects: string;
  /** Pronouns and nouns that are a subject without an article. */
  readonly subjects: string;
  readonly prepositions: string;
  readonly determiners: string;
  readonly connectives: string;
  /** Units of time behind a number: 'years'. */
  readonly spans: string;
  /** Words of a number that is looked up: 'policy number'. */
  readonly numbered: string;
  /** Forms of 'be' for 'I', 'we', 'you', one person and several, now and in the past. */
  readonly be: Readonly<Record<Person, readonly [string, string]>>;
  readonly have: Readonly<Record<Person, string>>;
  readonly please: string;
  readonly the: string;
  readonly articles: readonly [string, string];
  /** Begin what is said about the text: its tone, its length, the doubts of its writer. Such words are never printed. */
  readonly unprinted: string;
  /** Words for women and for men, which a pronoun may stand for. */
  readonly women: string;
  readonly men: string;
  /** The pronoun of what belongs to whom a clause is about, and the word for it before the reader: 'whose=your'. */
  readonly whose: string;
  /** Occasions to look back on. */
  readonly lookingBack: string;
  /** The last sentence of a letter that the library lacks; true of any purpose, whether one person signs or several. */
  readonly closing: string;
  readonly letterTo: string;
  /** Texts about somebody's life, and how one about somebody who has died ends. */
  readonly lives: { readonly past: string; readonly present: string; readonly closing: string };
  readonly they: string;
  /** End what a title names of a request. */
  readonly ends: string;
  /** Words of the writer, alone or with others. */
  readonly self: { readonly i: string; readonly we: string };
  /** Subjects for the writer, alone or with others. */
  readonly selves: readonly [string, string];
  readonly pronouns: { readonly woman: string; readonly man: string; readonly object: string };
  /** Pronouns for whom a sentence before is about. */
  readonly others: string;
  /** Before the company of a contract or the other person of something: 'my lessons with Ms. Amis'. */
  readonly placed: string;
  /** Sentences for phrases that can't be made sentences, by a word for the kind of letter. */
  readonly points: Readonly<Record<string, string>>;
  /** The same in other letters. */
  readonly inBrief: string;
  /** What takes place: 'funeral'. */
  readonly events: string;
  /** Names of a day before its date. */
  readonly days: string;
  /** Days and numbers that are the writer's own. */
  readonly owned: string;
  /** The subject of what is said of a thing, and the words that say it: 'worth'. */
  readonly it: string;
  readonly things: string;
  /** Words with the ending of a trade that are none. */
  readonly notTrades: string;
  /** Said behind 'policy' before its number. */
  readonly numberWord: string;
  /** Words that name a number by themselves. */
  readonly numberWords: string;
  readonly my: Readonly<Partial<Record<Person, string>>>;
  /** An age. */
  readonly old: string;
  /** Kinds that say nothing of a purpose: 'letter'. */
  readonly bareKinds: string;
  /** Words for cards, which are for whom they name. */
  readonly cards: string;
  /** Letters in which the writer tells of themselves. */
  readonly applying: string;
  /** Texts about somebody who has died. */
  readonly lasting: string;
  /** Introduce the name of the reader: 'his name is'. */
  readonly named: string;
  /** Letters about somebody else than their reader. */
  readonly reference: string;
  /** The first sentence of such a letter. */
  readonly recommends: string;
  readonly recommendsFor: string;
  /** Nouns for several people. */
  readonly groups: string;
  /** The sentence for what a letter is about. */
  readonly about: string;
  /** `{rest}` is a span of time that lies behind somebody. */
  readonly behind: string;
  /** `{rest}` is a span of time that somebody brings along. */
  readonly brought: string;
}

export type Person = 'i' | 'we' | 'you' | 'one' | 'many';
