import type { MailWords } from '../mail-words.ts';

/**
 * Maximum length of a name. Longer ones are likely messages: spammers sign up strangers to send them text.
 */
const longestName = 40;

/**
 * Matches what email clients turn into links (addresses, domains, paths) and phone numbers. Includes dots of
 * other scripts, because browsers treat them as dots.
 */
const lure = /[/\\@:<>|]|[\p{L}\p{N}][.。｡]\p{L}{2,}|www|(?:\p{N}.*){5}/iu;

/**
 * Returns 'Hello Ada,' or, if the name is missing or could read as a link or a message, just 'Hello,'. An
 * attacker who signs up a stranger's address chooses the name in that email.
 */
export function greeting(displayName: string | null | undefined, t: MailWords): string {
  const name = (displayName ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' || name.length > longestName || lure.test(name) ? t.greeting : t.greetingName(name);
}
