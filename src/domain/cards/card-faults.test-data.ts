import { fold } from '../reader/tokenize.ts';
import { type CardFamily, partRules } from './card.ts';
import { CardError, readCard, readCardNames } from './read-card.ts';

/** Words of advertising. */
const filler =
  /\b(?:passionate|dynamic|exciting|unique|high-quality|tailored|journey|world-class|one-stop|unlock|seamless|vibrant|game.?changer|look no further|more than just|whether you|cutting.edge|leverage|nestled|bespoke|unforgettable)\b/i;

/** Markup that a card doesn't have, and exclamation marks. */
const markup = /https?:|\[\[|\{\{|\{icon|"|--|\*|^[-#|]|[!！]/;

/** Years and amounts of money. */
const invented = /\b(?:19|20)\d\d\b|[$€£]\s?\d|\d\s?(?:[$€£%]|percent\b|years of)/i;

/** What goes out of date with the calendar. */
const dated = /\b(?:currently|nowadays|these days|recently|last year|this year)\b/i;

/** Words that are the name of nothing by themselves. */
const general =
  /^(?:assistant|manager|worker|officer|lead|leader|teacher|engineer|technician|operator|specialist|consultant|agent|coach|trainer|shop|store|studio|club|practice|clinic|service|center|centre|school|company|business|app|farm|group|team|society|association|charity|day|fair|party|event|meeting|workshop|trip|show|evening|night)$/;

const isSentence = (text: string): boolean => /[.?。？؟…”’»）)]$/u.test(text);
/** Parts of entries that are whole sentences. */
const ofSentences: Readonly<Record<CardFamily, readonly string[]>> = {
  trade: ['letter'],
  venture: ['questions'],
  occasion: ['questions'],
};

/** Returns what is wrong with the file of a card. */
export function cardFaults(family: CardFamily, name: string, markdown: string): readonly string[] {
  const faults: string[] = [];
  try {
    const card = readCard(family, markdown);
    const { names } = readCardNames(family, name, markdown);
    if (!/^[a-z\d-]+$/.test(name))
      faults.push('The name of the file has other characters than a–z, 0–9 and -.');
    const [title = '', ...more] = names.map(fold);
    if (more.includes(title)) faults.push('names: They repeat the title.');
    for (const each of names) {
      if (general.test(fold(each))) faults.push(`names: “${each}” alone says too little.`);
    }
    const seen = new Map<string, string>();
    for (const [part, entries] of card.parts)
      for (const entry of entries) {
        for (const said of [entry.title, entry.text]) {
          const [wrong] = [markup, filler, invented, dated].flatMap((rule) => rule.exec(said)?.[0] ?? []);
          if (wrong) faults.push(`${part}: “${said}” must not say “${wrong}”.`);
        }
        const rule = partRules[family][part];
        const isWhole = (rule?.form === 'text' && part !== 'line') || ofSentences[family].includes(part);
        if (isWhole && !isSentence(entry.text))
          faults.push(`${part}: “${entry.text}” must end with a period.`);
        if (!isWhole && /\.$/.test(entry.text) && !/\b(?:etc|a\.m|p\.m)\.$/.test(entry.text))
          faults.push(`${part}: “${entry.text}” must not end with a period.`);
        if (part === 'questions' && !/[?？؟.]$/u.test(entry.title))
          faults.push(`${part}: “${entry.title}” must end with a question mark or a period.`);
        const before = seen.get(fold(entry.text));
        if (before !== undefined) faults.push(`${part}: “${entry.text}” is in ${before} as well.`);
        seen.set(fold(entry.text), part);
      }
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    faults.push(error.message);
  }
  return faults;
}

/** Returns the names that belong to two cards of a family. */
export function clashesOf(
  cards: readonly { readonly family: CardFamily; readonly name: string; readonly text: string }[],
): readonly string[] {
  const owners = new Map<string, string>();
  return cards.flatMap(({ family, name, text }) => {
    let names: readonly string[] = [];
    try {
      ({ names } = readCardNames(family, name, text));
    } catch {
      return [];
    }
    return [...new Set(names.map(fold))].flatMap((each) => {
      const key = `${family}: ${each}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? name);
      return owner === undefined ? [] : [`${family}: the name “${each}” belongs to ${owner} and ${name}`];
    });
  });
}
