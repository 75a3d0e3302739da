import type { Catalogue } from '../words/catalogue.ts';
import { preferredLanguage } from '../words/choose-language.ts';
import { words as englishCli } from '../words/en/cli.ts';
import { words as englishStart } from '../words/en/start.ts';
import { fillMessage, type MessageValue, type ValuesOf } from '../words/fill-message.ts';
import { type Language, sourceLanguage } from '../words/languages.ts';
import { type Plural, pickPlural } from '../words/plural.ts';

const english = { ...englishCli, ...englishStart };
type Messages = typeof english;

/** Name of a message that is shown in a terminal; see words/en/cli.ts and words/en/start.ts. */
export type TerminalReason = keyof Messages;

/** A value of a message, or some of which any is meant: 'a, b or c'. */
type TerminalValue = MessageValue | { readonly anyOf: readonly string[] };
type TerminalValues = Readonly<Record<string, TerminalValue>>;

/** Writes a message for a terminal; `count` decides on the form of a plural. */
export type Say = (reason: TerminalReason, values?: TerminalValues) => string;

/** A message with its values. */
export interface Said {
  readonly reason: TerminalReason;
  readonly values: TerminalValues;
}

/** Returns a message of the catalog with its values. */
export function said<Reason extends TerminalReason>(
  reason: Reason,
  ...[values]: Messages[Reason] extends string ? ValuesOf<Messages[Reason], TerminalValue> : [TerminalValues]
): Said {
  return { reason, values: values ?? {} };
}

function withChoices(language: Language, value: TerminalValue): MessageValue {
  const isChoice = typeof value === 'object' && 'anyOf' in value;
  return isChoice ? new Intl.ListFormat(language, { type: 'disjunction' }).format(value.anyOf) : value;
}

const sayIn =
  (language: Language, words: Readonly<Record<TerminalReason, string | Plural>>): Say =>
  (reason, values = {}) => {
    const forms = words[reason];
    const { count } = values;
    const message =
      typeof forms === 'string' ? forms : pickPlural(language, forms, typeof count === 'number' ? count : 1);
    const given = Object.entries(values).map(
      ([name, value]) => [name, withChoices(language, value)] as const,
    );
    return fillMessage(language, message, Object.fromEntries(given));
  };

export const sayInEnglish = sayIn(sourceLanguage, english);

/** Returns the language of a terminal: 'de' of LANG=de_DE.UTF-8; English for others and for 'C'. */
export function languageOfTerminal(env: NodeJS.ProcessEnv): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const [tag = ''] = locale.split(/[.@]/, 1);
  return preferredLanguage({ 'accept-language': tag.replace('_', '-') }) ?? sourceLanguage;
}

/** Returns the messages for a terminal in a language. */
export async function openTerminalWords(language: Language): Promise<Say> {
  const [cli, start]: [{ words: Catalogue['cli'] }, { words: Catalogue['start'] }] = await Promise.all([
    import(`../words/${language}/cli.ts`),
    import(`../words/${language}/start.ts`),
  ]);
  return sayIn(language, { ...cli.words, ...start.words });
}

/** An error for the operator, whose message is shown in the language of the terminal. */
export class OperatorError extends Error {
  readonly inWords: (say: Say) => string;

  constructor(inWords: (say: Say) => string, cause?: unknown) {
    super(inWords(sayInEnglish), cause === undefined ? undefined : { cause });
    this.inWords = inWords;
  }
}
