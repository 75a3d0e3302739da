import { trimEndOf } from '../../text/trim-characters.ts';
import type { Entry, Phrase } from './facts.ts';

/**
 * Splits an item and the price after it, as on menus: 'Margherita 9', 'flat white 3.50', 'soup small/large
 * 4/6'.
 */
function priceBehind(text: string): { readonly item: string; readonly price: string } | null {
  const space = text.lastIndexOf(' ');
  const price = text.slice(space + 1);
  const item = trimEndOf(text.slice(0, Math.max(0, space)), ' :–-');
  return !/^(?:19|20)\d\d$/.test(price) &&
    /^\d{1,5}(?:[.,]\d{1,2})?(?:\/\d{1,5}(?:[.,]\d{1,2})?)?$/.test(price) &&
    /\p{L}/u.test(item)
    ? { item, price }
    : null;
}

/** If most items of a list end in a number, treats the numbers as prices. */
export function withPricesApart(entries: readonly Entry[]): readonly Entry[] {
  const isPriced = ({ parts }: Entry): boolean =>
    parts.some(({ label }) => label === 'money' || label === 'rate' || label === 'qty');
  const open = entries.filter((entry) => !isPriced(entry));
  const numbered = open.filter(({ item }) => priceBehind(item.text) !== null);
  if (numbered.length === 0 || 2 * (numbered.length + entries.length - open.length) < entries.length)
    return entries;
  return entries.map((entry) => (numbered.includes(entry) ? apart(entry) : entry));
}

function apart({ item, parts }: Entry): Entry {
  const { item: words, price } = priceBehind(item.text) ?? { item: item.text, price: '' };
  const end = item.start + words.trimEnd().length;
  const amount: Phrase = {
    label: 'money',
    text: price,
    start: item.end - price.length,
    end: item.end,
    confidence: item.confidence,
    value: undefined,
  };
  return { item: { ...item, text: words.trim(), end }, parts: [...parts, amount] };
}
