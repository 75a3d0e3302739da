import { characterClass } from '../character-class.ts';
import type { Token } from '../tokenize.ts';
import type { ContactValue } from './typed-value.ts';

/** A run of tokens without whitespace between them. */
interface Chunk {
  readonly first: number;
  readonly next: number;
  readonly text: string;
}

const longestContact = 300;
const email = /^[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,24}$/u;
const handle = /^@(?=[\d.]*[a-z_])[\w.]{2,40}$/i;
const address = /^(?:https?:\/\/|www\.)\S{3,}$/i;
const domain = /^[a-z0-9-]{2,63}(?:\.[a-z0-9-]{2,63}){0,3}\.[a-z]{2,12}(?:\/\S*)?$/i;
const opening = new Set(['(', '[', '<', '"', '“', '«', '„', "'", '（', '「', ':', '：']);
const closing = new Set([
  '.',
  ',',
  ';',
  ':',
  '!',
  '?',
  ')',
  ']',
  '>',
  '"',
  '”',
  '»',
  "'",
  '）',
  '」',
  '、',
  '。',
  '，',
  '،',
]);

/**
 * Returns the chunk at a token, without surrounding punctuation. An ideograph or kana ends it, since contacts
 * use Latin letters.
 */
function chunkAt(tokens: readonly Token[], at: number): Chunk {
  let first = at;
  let next = at + 1;
  while (next < tokens.length && !tokens[next]?.hasSpaceBefore && !isWide(tokens[next])) next++;
  while (first < next - 1 && opening.has(tokens[first]?.text ?? '')) first++;
  while (next > first + 1 && closing.has(tokens[next - 1]?.text ?? '')) next--;
  let text = '';
  for (let index = first; index < next && text.length <= longestContact; index++)
    text += tokens[index]?.text ?? '';
  return { first, next, text };
}

const isWide = (token: Token | undefined): boolean =>
  token?.type === characterClass.ideograph || token?.type === characterClass.katakana;

function contactType(text: string): ContactValue['type'] | undefined {
  if (text.length > longestContact) return undefined;
  if (text.includes('@')) return email.test(text) ? 'email' : handle.test(text) ? 'handle' : undefined;
  if (!text.includes('.')) return undefined;
  return address.test(text) || domain.test(text) ? 'url' : undefined;
}

const phoneMarks = new Set(['+', '-', '–', '/', '(', ')', '.']);

/** Returns the index after a phone number that starts at `at`, or `at` if there is none. */
function phoneEnd(tokens: readonly Token[], at: number): number {
  let digits = 0;
  let groups = 0;
  let next = at;
  let end = at;
  const startsLikePhone = /^[+0(]/.test(tokens[at]?.text ?? '');
  while (next < tokens.length && next < at + 24) {
    const token = tokens[next];
    if (!token || (token.startsLine && next > at)) break;
    if (token.type === characterClass.digit) {
      digits += token.text.length;
      groups++;
      end = next + 1;
    } else if (!phoneMarks.has(token.text) || (token.text === '.' && tokens[next + 1]?.hasSpaceBefore)) break;
    next++;
  }
  const isPhone =
    digits >= 8 && digits <= 15 && ((startsLikePhone && groups >= 2) || (startsLikePhone && digits >= 10));
  const isDashed = groups === 3 && digits >= 10 && digits <= 11 && tokens[at + 1]?.text === '-';
  return isPhone || isDashed ? end : at;
}

/** Finds email addresses, phone numbers, URLs and handles. */
export function findContacts(
  text: string,
  tokens: readonly Token[],
): { value: ContactValue; first: number; next: number }[] {
  const found: { value: ContactValue; first: number; next: number }[] = [];
  const add = (type: ContactValue['type'], first: number, next: number): void => {
    const start = tokens[first]?.start ?? 0;
    const end = tokens[next - 1]?.end ?? start;
    found.push({
      value: { kind: 'contact', type, start, end, text: text.slice(start, end), isCertain: true },
      first,
      next,
    });
  };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    const isDigitStart = token?.type === characterClass.digit || token?.text === '+' || token?.text === '(';
    const phone = isDigitStart ? phoneEnd(tokens, at) : at;
    if (phone > at) {
      add('phone', at, phone);
      at = phone;
      continue;
    }
    const startsChunk = token?.hasSpaceBefore || isWide(tokens[at - 1]) || at === 0;
    if (!startsChunk || isWide(token)) {
      at++;
      continue;
    }
    const chunk = chunkAt(tokens, at);
    const type = contactType(chunk.text);
    if (type) add(type, chunk.first, chunk.next);
    at = type ? chunk.next : at + 1;
  }
  return found;
}
