/** Words of what is said to the writer of the page rather than to its readers. */
interface AsideWords {
  /** Begin a clause on how the page is made: 'make it'. */
  readonly makes: string;
  /** Tell what happens to the finished page: 'we print'. */
  readonly produces: string;
  /** Begin a clause on what the user needs or doesn't know yet. */
  readonly needs: string;
  /** End a clause: 'if possible'. */
  readonly tails: string;
  /** Begin a request, if it names one of `texts`. */
  readonly asks: string;
  readonly texts: string;
  /** End a prompt. */
  readonly thanks: string;
}

/** Words of one language for the editing of what users typed. Lists are separated by commas. */
export interface EditWords {
  /** Words with fixed capitals, as spelled: 'BSL', 'MwSt'. Only those that are no other word in small letters. */
  readonly cased: string;
  /** Abbreviations without a vowel that keep their small letters: 'pcs'. Null if the language has too many of them. */
  readonly uncapped: string | null;
  /** Before passwords and names of accounts, which are never edited. */
  readonly secrets: string;
  /** Adjectives and nouns before a word for a place that don't make it a name: 'village' of 'village hall'. */
  readonly generic: string;
  /** Before a person whose number follows: 'call', 'ask for'. */
  readonly calls: string;
  /** Words that precede a saint's name, as in the names of churches and streets. */
  readonly saints: string;
  /** Names of languages, in languages that capitalize them. */
  readonly languages: string;
  /** Short names of days that are no other word, and those that are. */
  readonly days: string;
  readonly unsureDays: string;
  readonly asides: AsideWords;
}
