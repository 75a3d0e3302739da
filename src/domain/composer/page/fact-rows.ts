import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from './lexicon/index.ts';
import { asHeadline, escaped, joinedPhrases } from './say-phrase.ts';
import { hasWordOf } from './word-list.ts';

export interface FactRow {
  readonly label: string;
  readonly value: string;
  readonly icon?: string;
}

/** Below this confidence, a phrase is printed without a label. */
const leastConfidence = 0.6;

interface RowsOf {
  readonly text: string;
  readonly facts: Facts;
  readonly ledger: Ledger;
  readonly written: ReaderLanguage;
}

/** Number of characters at the start of a prompt that say what it offers. */
const longestOpening = 60;

/** '1938–2024' tells how long somebody lived, not when to come. */
const isLifespan = ({ text }: Phrase): boolean => /^(?:19|20)\d\d\s?[-–—]\s?(?:19|20)\d\d$/.test(text);

/** Phrases introduced by the same word: 'present Ana, Bob and Chris'. */
interface LedGroup {
  readonly lead: string;
  readonly phrases: Phrase[];
}

const longestLink = 6;

/** Returns whether only a comma or a word for 'and' separates two positions. */
function isLinkedAt(text: string, end: number, start: number, language: ReaderLanguage): boolean {
  const between = text.slice(end, start);
  return between.length <= longestLink && !/[.;:!?\n]/.test(between) && !saysSomething(between, language);
}

/** Keeps names that are certain, and those in the same series: 'Ms Ford, Mr Diaz and Ms Okoye'. */
function certainNames(
  text: string,
  names: readonly Phrase[],
  language: ReaderLanguage,
  isSure: (phrase: Phrase) => boolean,
): readonly Phrase[] {
  const series: Phrase[][] = [];
  for (const name of [...names].sort((a, b) => a.start - b.start)) {
    const open = series.at(-1);
    const last = open?.at(-1);
    if (open && last && isLinkedAt(text, last.end, name.start, language)) open.push(name);
    else series.push([name]);
  }
  return series.filter((each) => each.some((name) => name.lead !== undefined || isSure(name))).flat();
}

/**
 * Splits phrases into groups that a word of the prompt introduces, including directly following phrases, and
 * all others.
 */
function byLead(
  text: string,
  phrases: readonly Phrase[],
  language: ReaderLanguage,
): { readonly led: readonly LedGroup[]; readonly plain: readonly Phrase[] } {
  const led: LedGroup[] = [];
  const plain: Phrase[] = [];
  let open: LedGroup | null = null;
  let end = 0;
  for (const phrase of [...phrases].sort((a, b) => a.start - b.start)) {
    const isLinked = isLinkedAt(text, end, phrase.start, language);
    if (phrase.lead !== undefined) {
      open = { lead: phrase.lead, phrases: [phrase] };
      led.push(open);
    } else if (open && isLinked) open.phrases.push(phrase);
    else {
      open = null;
      plain.push(phrase);
    }
    end = phrase.end;
  }
  return { led, plain };
}

/** At least this many digits are a telephone number. */
const leastDigits = 6;

/** Returns the icon of an address: mail, telephone, website, or a person's name. */
export function contactIcon(text: string): string {
  if (text.includes('@')) return 'envelope';
  if (/\bwww\.|:\/\/|\.\p{L}{2,4}(?:\/|$)/u.test(text)) return 'website';
  return (text.match(/\p{N}/gu)?.length ?? 0) >= leastDigits ? 'phone' : 'user';
}

/**
 * Returns rows for when, where, who and how much. A value introduced by a word of the prompt uses that word
 * as its label.
 */
export function factRows({ text, facts, ledger, written }: RowsOf): FactRow[] {
  const { labels } = pageWordsOf(written);
  const words = pageWordsOf(facts.language);
  const { language } = facts;
  const rows: FactRow[] = [];
  const add = (phrases: readonly Phrase[], label: string, icon: string): void => {
    const { led, plain } = byLead(text, ledger.left(phrases), language);
    if (plain.length > 0) rows.push({ label, value: joinedPhrases(text, ledger.use(plain), language), icon });
    for (const group of led)
      rows.push({
        label: asHeadline(group.lead, language),
        value: joinedPhrases(text, ledger.use(group.phrases), language),
        icon,
      });
  };
  const isSure = ({ confidence }: Phrase): boolean => confidence >= leastConfidence;
  const isRead = ({ value }: Phrase): boolean => value?.kind === 'date' || value?.kind === 'time';
  const timed = [...facts.dates, ...facts.times];
  // 'the 17th and 24th from 10 to 22': a phrase next to a time is a date, even if no rule can parse it.
  const isBeside = ({ start, end }: Phrase): boolean =>
    timed.some(
      (other) =>
        (isRead(other) || isSure(other)) &&
        (Math.abs(other.start - end) <= 2 || Math.abs(start - other.end) <= 2),
    );
  const isTimed = (phrase: Phrase): boolean => isRead(phrase) || isSure(phrase) || isBeside(phrase);
  const isDeadline = ({ start }: Phrase): boolean =>
    hasWordOf(
      text
        .slice(Math.max(0, start - 12), start)
        .split(/[,;.\n]/)
        .at(-1) ?? '',
      words.deadline,
    );
  add(
    [...facts.dates, ...facts.times].filter(
      (phrase) => isTimed(phrase) && !isDeadline(phrase) && !isLifespan(phrase),
    ),
    labels.when,
    'calendar',
  );
  add(facts.places.filter(isSure), labels.where, 'map pin');
  const isJob = hasWordOf(facts.kindText ?? text.slice(0, longestOpening), words.jobs);
  add(facts.amounts, isJob ? labels.pay : labels.price, 'coins');
  add(certainNames(text, facts.names, language, isSure), labels.with, 'users');
  const contacts = ledger.left(facts.contacts);
  const plainContacts = contacts.filter(({ lead }) => !lead);
  if (plainContacts.length > 0)
    rows.push({
      label: labels.contact,
      value: ledger
        .use(plainContacts)
        .map(({ text: words }) => escaped(words))
        .join(', '),
      icon: contactIcon(plainContacts.map(({ text: words }) => words).join(' ')),
    });
  for (const contact of contacts.filter(({ lead }) => lead))
    rows.push({
      label: asHeadline(contact.lead ?? '', language),
      value: escaped(ledger.use(contact).text),
      icon: contactIcon(contact.text),
    });
  return rows;
}
