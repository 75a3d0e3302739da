import type { Label } from '../../reader/labels.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Entry, Phrase } from './facts.ts';
import { amountWithLead } from './own-leads.ts';

const belonging: ReadonlySet<Label> = new Set<Label>([
  'qty',
  'unit',
  'rate',
  'money',
  'time',
  'date',
  'name',
]);

interface OpenEntry {
  item: Phrase | null;
  readonly parts: Phrase[];
}

const has = ({ parts }: OpenEntry, label: Label): boolean => parts.some((part) => part.label === label);

/** Separator between two phrases that ends an entry. */
const endsClause = /[,;:\n.•、，；：。،؛]/u;

/**
 * Groups list items with their times, prices and quantities. Values may precede or follow their items,
 * consistently within a list.
 * @returns the entries, and the phrases that belong to no entry
 */
export function groupEntries(
  text: string,
  given: readonly Phrase[],
  language: ReaderLanguage,
): { readonly entries: Entry[]; readonly others: Phrase[] } {
  const phrases = withPeopleAsItems(given);
  if (!phrases.some(({ label }) => label === 'item' || label === 'unit'))
    return { entries: [], others: [...phrases] };
  const others: Phrase[] = [];
  const groups: OpenEntry[] = [];
  let current: OpenEntry = { item: null, parts: [] };
  const close = (): void => {
    if (current.item || current.parts.length > 0) groups.push(current);
    current = { item: null, parts: [] };
  };
  // A price after a single item may be that of the whole page.
  const isLone = phrases.filter(({ label }) => label === 'item').length < 2;
  let previous: Phrase | undefined;
  for (const [at, phrase] of phrases.entries()) {
    const isItem = phrase.label === 'item';
    if (!isItem && !belonging.has(phrase.label)) {
      close();
      others.push(phrase);
      previous = phrase;
      continue;
    }
    const between = previous ? text.slice(previous.end, phrase.start) : '';
    const isNew = previous !== undefined && endsClause.test(between);
    const isTaken = isItem ? current.item !== null : has(current, phrase.label);
    const startsNext = phrase.label === 'qty' && current.item !== null && has(current, 'rate');
    if (isTaken || startsNext || (isNew && current.item !== null && isItem)) close();
    else if (
      isNew &&
      current.item !== null &&
      !isItem &&
      (isLone ||
        amountWithLead(phrase, language).lead !== undefined ||
        !isValueAfter(text, phrase, between, phrases.slice(at + 1, at + 4)))
    )
      close();
    else if (isItem && current.item === null && endsClause.test(between)) close();
    if (isItem) current.item = phrase;
    else current.parts.push(phrase);
    previous = phrase;
  }
  close();
  return { entries: joined(groups, others), others };
}

/**
 * 'Soup, $4' and 'design, 12 hours': a value may follow its item after a comma, unless it leads the next
 * item.
 */
function isValueAfter(
  text: string,
  phrase: Phrase,
  between: string,
  following: readonly (Phrase | undefined)[],
): boolean {
  if (between.trim() !== ',' || !['money', 'rate', 'qty', 'unit'].includes(phrase.label)) return false;
  let end = phrase.end;
  for (const next of following) {
    if (!next || endsClause.test(text.slice(end, next.start))) return true;
    if (next.label === 'item') return false;
    end = next.end;
  }
  return true;
}

/** Attaches values without an item to the previous entry if it has no value of that label. */
function joined(groups: readonly OpenEntry[], others: Phrase[]): Entry[] {
  const entries: { item: Phrase; parts: Phrase[] }[] = [];
  for (const { item, parts } of groups) {
    if (item) {
      entries.push({ item, parts });
      continue;
    }
    const unit = parts.find(({ label }) => label === 'unit');
    // '220 sheets €1.40': the counted noun is the item.
    if (unit && parts.length > 1 && parts.some(({ label }) => label === 'rate' || label === 'money'))
      entries.push({ item: unit, parts: parts.filter((part) => part !== unit) });
    else others.push(...parts);
  }
  return entries;
}

/** '24 Dec Fenn, 25 Dec Odell': in a rota, the people are the list entries. */
function withPeopleAsItems(phrases: readonly Phrase[]): readonly Phrase[] {
  const isTurn = ({ label }: Phrase): boolean => label === 'date' || label === 'time';
  const turns = phrases.filter(
    (phrase, at) =>
      phrase.label === 'name' && [phrases[at - 1], phrases[at + 1]].some((other) => other && isTurn(other)),
  );
  const items = phrases.filter(({ label }) => label === 'item');
  if (turns.length < 2 || items.length > 1 || phrases.filter(isTurn).length < turns.length) return phrases;
  return phrases.map((phrase) => (turns.includes(phrase) ? { ...phrase, label: 'item' as const } : phrase));
}
