import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Phrase } from './facts.ts';
import { withoutSmallEnds } from './small-words.ts';

const longestLead = 32;

/** '£50 reward' and '€5 entry': the words after an amount describe it, unless they are a unit ('per …'). */
export function amountWithLead(phrase: Phrase, language: ReaderLanguage): Phrase {
  const { value, text, lead, label, start } = phrase;
  if (lead !== undefined || label !== 'money' || value?.kind !== 'money' || value.start !== start)
    return phrase;
  const amount = text.slice(0, value.end - start);
  const words = text.slice(amount.length);
  const inner = withoutSmallEnds(words, 0, words.length, language);
  const isName =
    inner !== null &&
    words.slice(0, inner.start).trim() === '' &&
    words.length <= longestLead &&
    !/[\d(/]/.test(words);
  return isName ? { ...phrase, text: amount, end: value.end, lead: words.trim() } : phrase;
}

/** 'apologies Lucy': small words before a capitalized name describe the person's role. */
export function nameWithLead(phrase: Phrase): Phrase {
  const found = /^(\p{Ll}[\p{Ll} ]{2,30}) (?=\p{Lu})/u.exec(phrase.text);
  if (phrase.lead !== undefined || !found?.[1]) return phrase;
  const text = phrase.text.slice(found[0].length);
  return { ...phrase, text, start: phrase.end - text.length, lead: found[1] };
}
