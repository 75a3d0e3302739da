import { trimEndOf } from '../../text/trim-characters.ts';
import type { Phrase } from './facts.ts';

const isMeasure = ({ label }: Phrase): boolean => label === 'qty' || label === 'unit';

/** Joins '6' and 'people' into one detail when they belong to no entry. */
export function withMeasures(text: string, phrases: readonly Phrase[]): Phrase[] {
  const result: Phrase[] = [];
  for (const phrase of phrases) {
    const before = result.at(-1);
    const isBeside = before && text.slice(before.end, phrase.start).trim() === '';
    if (before && isBeside && isMeasure(before) && isMeasure(phrase))
      result[result.length - 1] = {
        ...before,
        label: 'detail',
        end: phrase.end,
        text: text.slice(before.start, phrase.end),
        value: undefined,
      };
    else result.push(phrase);
  }
  return result;
}

/** 'Call Dan 07700 900 355': a name directly before contact data is part of the contact. */
export function withNamedContacts(text: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const result: Phrase[] = [];
  for (const phrase of phrases) {
    const before = result.at(-1);
    const isNamed = before?.label === 'name' && /^\s+$/.test(text.slice(before.end, phrase.start));
    if (before && isNamed && phrase.label === 'contact')
      result[result.length - 1] = {
        ...phrase,
        start: before.start,
        text: text.slice(before.start, phrase.end),
        ...(before.lead !== undefined && { lead: before.lead }),
      };
    else result.push(phrase);
  }
  return result;
}

const mostCalling = 2;

/** 'call 07700 900412' is contact data with a word that says how to use it. */
export function withCalls(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.map((phrase) => {
    const { value, text, start, label } = phrase;
    if ((label !== 'detail' && label !== 'item') || value?.kind !== 'contact' || value.end !== phrase.end)
      return phrase;
    const lead = trimEndOf(text.slice(0, value.start - start), ' \t\n:.');
    const isShort = lead !== '' && lead.split(/\s+/).length <= mostCalling;
    return isShort
      ? {
          ...phrase,
          label: 'contact' as const,
          start: value.start,
          text: text.slice(value.start - start),
          lead,
        }
      : phrase;
  });
}
