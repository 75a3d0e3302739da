/**
 * A way in which a prompt says what its letter is to say: 'asking him to repair the heating'. `{rest}` stands for the
 * words behind it, as typed.
 */
export interface Frame {
  /** Verbs in every form in which a prompt uses them, or conjunctions. Lists are separated by commas. */
  readonly words: string;
  /** A word that must follow within a few words, behind the reader of the letter: 'to' of 'asking him to'. */
  readonly link?: string;
  /** The sentence; `{link}` is the word found. Empty: the rest is a clause of its own. */
  readonly sentence: string;
  /** The sentence in a letter to family and friends, if it differs. */
  readonly close?: string;
  /** Kinds of letters in which alone the frame is used: 'thank' for 'thank you letter for'. */
  readonly kinds?: string;
  /** Whether it's the sentence of what a letter asks or does, rather than of what it tells. */
  readonly isAsk?: boolean;
}

/** Forms of verbs: by their endings, and others. */
export interface VerbForms {
  readonly endings: RegExp;
  readonly verbs: string;
}

/** Words of letters and speeches in one language. Lists are separated by commas, in lower case. */
export interface LetterWords {
  /** Names of letters and speeches, and verbs that imply one; the recipient stands behind them. */
  readonly letters: string;
  /** Verbs of those that address the reader without a preposition: 'email my boss'. */
  readonly addressing: string;
  /** Names of speeches. */
  readonly speeches: string;
  /** What people type to whoever writes for them: 'hi', 'can you', 'thanks in advance'. */
  readonly courtesies: string;
  /** Before the recipient. */
  readonly to: string;
  /** Those of them that hold the article: 'au'. */
  readonly toNoun: string;
  /** Before the writer's name. */
  readonly from: string;
  /** Before the writer's name at the end of a prompt: 'with thanks'. */
  readonly signOffs: string;
  /** Before what a letter is about. */
  readonly about: string;
  /** Articles and possessives, which begin a noun phrase. */
  readonly determiners: string;
  /** Other words that begin a sentence of a letter. */
  readonly openers: string;
  /** Those of them that say that the writer knows the recipient. */
  readonly own: string;
  /** Words that end the name of a person or a thing, besides those of frames. */
  readonly ends: string;
  /** People who are written to as family and friends. */
  readonly close: string;
  /** Persons without a capital who are written to: 'parents'. */
  readonly roles: string;
  readonly and: string;
  /** Pronouns that are the subject of a clause. */
  readonly subjects: string;
  /** Begin a clause that can't stand alone. */
  readonly joins: string;
  /** Begin a phrase that a whole sentence may follow: 'because of him I studied'. */
  readonly fronts: string;
  /** Forms of verbs that need no subject. */
  readonly finite?: VerbForms;
  /** Words about how a text reads; a clause of nothing else is a wish. */
  readonly wishes: string;
  /** 'Who', with the forms of its verb that address the reader: 'was=you were'. */
  readonly relatives: {
    readonly words: string;
    readonly verbs: string;
    /** Other verbs, which stay as they are behind `you`. */
    readonly past?: VerbForms;
    readonly you: string;
    /** The sentence of a clause whose verb, one of these, is its last word. */
    readonly final?: { readonly kinds: string; readonly sentence: string };
  };
  /** Pronouns of the recipient in the words of a frame, with those that address the reader: 'his=your'. */
  readonly addressed: string;
  /** The same in sentences that tell something, where fewer of them are certain. */
  readonly addressedTold: string;
  /** Whether these words may be others, such as articles, except at the start. */
  readonly isAddressedFirst?: boolean;
  /** 'That', if a clause can stand alone without it. */
  readonly that: string;
  /** A pronoun that is an object before these words, and a possessive otherwise: 'her'. */
  readonly either?: {
    readonly pronoun: string;
    readonly object: string;
    readonly possessive: string;
    readonly before: string;
  };
  /** Other people and animals that a pronoun may stand for. */
  readonly others: string;
  /** Subject and verbs of a clause whose writer left the subject out: 'worked there for years'. */
  readonly unsaid: { readonly subject: string; readonly verbs: string };
  readonly frames: readonly Frame[];
  /** Before the writer's own name, as in 'I am'. */
  readonly introduces: string;
  /** Greets groups and people by what they are. */
  readonly salutations: Readonly<Record<string, string>>;
  /** Greets a known reader without a name. */
  readonly hello: string;
  /** Introduces what is noted without a sentence. */
  readonly points: string;
}
