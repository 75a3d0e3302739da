import { characterClass } from '../character-class.ts';
import { findContacts } from './find-contacts.ts';
import { findDate } from './find-date.ts';
import { findMoney } from './find-money.ts';
import { findTime } from './find-time.ts';
import { readNumber } from './read-number.ts';
import { type Found, isWordOf, placeOf, type Scan } from './scan.ts';

function findQuantity(scan: Scan, at: number): Found | undefined {
  const number = readNumber(scan.text, scan.tokens, at, scan.language);
  if (!number || !isWordOf(scan, number.next, 'unit')) return undefined;
  const unit = scan.tokens[number.next]?.text ?? '';
  const value = { kind: 'quantity' as const, amount: number.value, unit, isCertain: number.isCertain };
  return { value: { ...value, ...placeOf(scan, at, number.next + 1) }, first: at, next: number.next + 1 };
}

/**
 * Finds all typed values of the text, in order and without overlap. The first rule that matches a token wins.
 */
export function findValues(scan: Scan): Found[] {
  const { tokens, text } = scan;
  const contacts = findContacts(text, tokens);
  const found: Found[] = [];
  let contact = 0;
  let at = 0;
  while (at < tokens.length) {
    const nextContact = contacts[contact];
    if (nextContact && nextContact.first <= at) {
      // A contact with slashes or dashes may be a date, like "03/04/2026".
      const date = findDate(scan, nextContact.first);
      found.push(date ?? nextContact);
      at = Math.max((date ?? nextContact).next, at + 1);
      contact++;
      while ((contacts[contact]?.first ?? at) < at) contact++;
      continue;
    }
    const type = tokens[at]?.type;
    const isWord =
      type === characterClass.letter || type === characterClass.digit || type === characterClass.symbol;
    const hit = isWord
      ? (findDate(scan, at) ?? findTime(scan, at) ?? findMoney(scan, at) ?? findQuantity(scan, at))
      : undefined;
    if (hit) found.push(hit);
    at = hit ? hit.next : at + 1;
  }
  return found;
}
