import type { DocumentContent } from '../content/document-content.ts';
import type { Label } from '../reader/labels.ts';
import { phrasesOf } from './facts/ledger.ts';
import { readFacts } from './facts/read-facts.ts';
import { readRequest } from './facts/read-request.ts';
import { splitGiven } from './given/split-given.ts';
import { type ReadingFact, shownLabels } from './reading-labels.ts';
import { textsOf } from './speech/texts-of.ts';

/** Longer texts are easier to change on the page. */
const longestText = 80;
const mostFacts = 8;

const isShown = (label: Label): label is ReadingFact['label'] => shownLabels.some((shown) => shown === label);

/** Returns what the composer read in a prompt, as far as the page shows it in one piece. */
export function readingFacts(of: {
  readonly prompt: string;
  readonly today: string;
  readonly content: DocumentContent;
}): ReadingFact[] {
  const given = splitGiven(of.prompt);
  const { text, reading } = readRequest(given ? given.wish : of.prompt, { today: of.today });
  const printed = textsOf(of.content).join('\n');
  const folded = printed.toLowerCase();
  const facts: ReadingFact[] = [];
  for (const phrase of phrasesOf(readFacts(text, reading))) {
    if (!isShown(phrase.label) || phrase.text.length > longestText) continue;
    // The page leaves out the article and starts a title with a capital.
    const words = [phrase.text, phrase.text.replace(/^(an?|the)\s+/i, '')];
    const at = words.map((each) => folded.indexOf(each.toLowerCase())).find((index) => index >= 0);
    const length = words.find((each) => folded.includes(each.toLowerCase()))?.length;
    if (at === undefined || !length) continue;
    const shown = printed.slice(at, at + length);
    if (!facts.some((fact) => fact.text === shown)) facts.push({ label: phrase.label, text: shown });
  }
  return facts.slice(0, mostFacts);
}
