import type { Facts } from '../facts/facts.ts';
import type { KindId } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';

/** Maximum length of a proposal; a longer one doesn't fit a suggestion. */
const longestProposal = 80;

/** Returns the known kind that shows the facts of the prompt best. */
function nearestKind({ dates, times, places, entries, amounts }: Facts): KindId {
  if (dates.length + times.length > 0 && places.length + times.length > 0) return 'flyer';
  if (entries.length > 3) return amounts.length > 0 ? 'menu' : 'checklist';
  return 'article';
}

/**
 * Returns the kind that the prompt names and no rule knows, with the prompt that makes the nearest known kind
 * of it; null if the kind is known, or none is named.
 */
export function proposeKind(
  prompt: string,
  facts: Facts,
): { readonly kind: string; readonly proposal: string } | null {
  const { kind, kindText, language } = facts;
  // In other languages, a proposal would not always be read as a new document.
  if (kind !== null || kindText === null || language !== 'en') return null;
  const known = pageWordsOf(language).titles[nearestKind(facts)];
  const at = prompt.indexOf(kindText);
  const rest = at < 0 ? '' : prompt.slice(at + kindText.length);
  const proposal = `${known}${rest}`.trim();
  return at < 0 || rest.trim() === '' || proposal.length > longestProposal
    ? null
    : { kind: kindText.toLowerCase(), proposal };
}
