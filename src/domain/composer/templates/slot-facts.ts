import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Facts, Phrase } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { asPoint, escaped } from '../page/say-phrase.ts';
import type { Missing, Slot, SlotFacts } from './fill-text.ts';

export interface Filling {
  /** The prompt. */
  readonly text: string;
  readonly facts: Facts;
  readonly ledger: Ledger;
  readonly written: ReaderLanguage;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Headline from the prompt; null for letters, which use another heading. */
  readonly headline: string | null;
  /** Returns the template's headline if the prompt adds nothing to the topic, or null. */
  readonly ownTitle: (sample: string | null) => string | null;
  /** How to treat sentences that are examples as a whole. */
  readonly samples: 'keep' | 'drop';
  /** Whether gaps of the template stay if the prompt has no such fact. */
  readonly keepsOpen?: boolean;
}

const longestCode = 45;
const codeCharacters = /^#?[\p{L}\p{N}/-]{3,40}$/u;
const lastWord = (text: string): string =>
  text
    .trim()
    .split(/[\s#]+/)
    .at(-1) ?? text;
/** 'membership no. 20931' and '48213' end in a code; '3 weeks' does not. */
const isCode = (text: string): boolean =>
  text.length <= longestCode && /\d{3}/.test(lastWord(text)) && codeCharacters.test(lastWord(text));
/** Returns the code alone: '48213' of 'membership no. 48213'. Other text is unchanged. */
export const bareCode = (text: string): string => (isCode(text) ? lastWord(text) : text);

/** 'Apply to jo@loaf.example by Friday' says how to get in touch. */
const address = /[^\s@]@[^\s@]/;

/** 'Budget €20,000' is no price: a value with a name of its own isn't that of a slot. */
const isPlain = ({ lead }: Phrase): boolean => lead === undefined;

/** Returns the facts for the slots of a template. Each fact is used once, in its first slot. */
export function slotFactsOf(filling: Filling): SlotFacts {
  const { facts, ledger, written, headline, ownTitle, samples, keepsOpen = false } = filling;
  const { labels } = pageWordsOf(written);
  const people = [...facts.names, ...facts.to];
  const lists: Readonly<Record<string, readonly Phrase[]>> = {
    subject: facts.subjects,
    from: facts.from,
    to: facts.to,
    name: people,
    place: facts.places,
    date: facts.dates.filter(isPlain),
    time: facts.times.filter(isPlain),
    money: facts.amounts.filter(isPlain),
    contact:
      facts.contacts.length > 0 ? facts.contacts : facts.details.filter(({ text }) => address.test(text)),
  };
  const codes = facts.details.filter(({ text }) => isCode(text));
  const gapNames: Readonly<Record<string, string>> = {
    from: labels.name,
    to: labels.to,
    name: labels.name,
    date: labels.date,
    time: labels.when,
    place: labels.where,
    contact: labels.contact,
    money: labels.amount,
  };
  const codeFor = ({ sample }: Slot): string | null => {
    const [fact] = codes;
    if (!fact || !isCode(sample)) return null;
    ledger.use(fact);
    return bareCode(sample) === sample ? escaped(bareCode(fact.text)) : escaped(fact.text);
  };
  const slotOf = new Map<Phrase, string>();
  /** Returns the fact for a slot. The recipient of a memo isn't its sender as well. */
  const factOf = ({ name, index }: Slot): Phrase | undefined => {
    const phrase = lists[name]?.[index];
    if (!phrase || (slotOf.get(phrase) ?? name) !== name) return undefined;
    slotOf.set(phrase, name);
    return phrase;
  };
  return {
    samples,
    keepsOpen: facts.isBlank || keepsOpen,
    factFor: (slot) => {
      const { name, index } = slot;
      if (name === 'title') return ownTitle(slot.sample) ?? headline;
      if (name === 'subject' && index === 0 && headline !== null && !facts.isBlank)
        return ownTitle(null) ?? headline;
      const phrase = factOf(slot);
      if (phrase && name === 'contact') return escaped(ledger.use(phrase).text);
      // Inside a sentence the text stays as typed.
      if (phrase && slot.isInSentence && !slot.isFirst) return escaped(ledger.use(phrase).text.trim());
      if (phrase) return asPoint(ledger.use(phrase));
      return name === 'item' || name === 'subject' ? codeFor(slot) : null;
    },
    missing: (name): Missing => (name === 'title' ? 'keep' : 'drop'),
    mostGaps: 0,
    gapName: (name) => gapNames[name] ?? labels.details,
  };
}
