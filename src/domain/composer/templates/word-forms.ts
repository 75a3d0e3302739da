import type { ReaderLanguage } from '../../reader/languages.ts';

/** Words are compared only if they share this many first letters. */
export const stemLength = 4;

/**
 * Returns whether two words are forms of the same word: 'volunteer' and 'volunteers' are, 'skiing' and 'skis'
 * are not.
 */
export function isOneWord(first: string, second: string): boolean {
  if (first === second) return true;
  const shorter = Math.min(first.length, second.length);
  if (shorter < stemLength || Math.abs(first.length - second.length) > 3) return false;
  let same = 0;
  while (same < shorter && first[same] === second[same]) same++;
  // 'Lovely' and 'timely' say something other than 'love' and 'time'; 'quickly' is a form of 'quick'.
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (short.length === stemLength && long === `${short}ly`) return false;
  return same >= stemLength && same >= shorter - 1;
}

const shortestWithSlip = 6;

/** Returns whether two words differ by one extra, missing, wrong or swapped letter. */
export function isSlip(first: string, second: string): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (short.length < shortestWithSlip || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = long.slice(at + 1);
  if (long.length > short.length) return rest === short.slice(at);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return rest === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}

const compounding: ReadonlySet<ReaderLanguage> = new Set<ReaderLanguage>(['de', 'nl']);
const links = ['', 's', 'es', 'n', 'en'];

/** Returns the known words at both ends of a compound: 'kundigung' and 'vertrag' of 'vertragskundigung'. */
export function compoundParts(
  word: string,
  isKnown: (part: string) => boolean,
  language: ReaderLanguage,
): string[] {
  if (!compounding.has(language) || word.length < 2 * stemLength) return [];
  const parts: string[] = [];
  const cuts = Array.from({ length: word.length - 2 * stemLength + 1 }, (_, at) => at + stemLength);
  const last = cuts.map((cut) => word.slice(cut)).find(isKnown);
  const first = cuts
    .toReversed()
    .flatMap((cut) =>
      links
        .filter((link) => word.slice(0, cut).endsWith(link) && cut - link.length >= stemLength)
        .map((link) => word.slice(0, cut - link.length)),
    )
    .find(isKnown);
  if (first !== undefined) parts.push(first);
  if (last !== undefined && last !== first) parts.push(last);
  return parts;
}
