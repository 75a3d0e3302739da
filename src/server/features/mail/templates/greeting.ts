/** Longer names are no names: people sign up strangers to have a message of their own carried. */
const longestName = 40;

/**
 * What a mail program would make a link of by itself (an address, a domain, a path), and numbers to call. Dots of other
 * scripts count: browsers take them for dots.
 */
const lure = /[/\\@:<>|]|[\p{L}\p{N}][.。｡]\p{L}{2,}|www|(?:\p{N}.*){5}/iu;

/**
 * 'Hello Ada,' or, for a name that is missing or could be read as a link or a message, just 'Hello,'. Whoever signs up
 * a stranger's address chooses the name in that stranger's mail.
 */
export function greeting(displayName: string | null | undefined): string {
  const name = (displayName ?? '')
    .normalize('NFKC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' || name.length > longestName || lure.test(name) ? 'Hello,' : `Hello ${name},`;
}
