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
