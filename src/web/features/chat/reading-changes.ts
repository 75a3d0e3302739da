import { words } from '../../lib/words.ts';
import type { Turn } from './chat-state.ts';

type Fact = Turn['reading'][number];

const twoQuotes = /“([^“”]+)”[^“”]*“([^“”]+)”/;

/** The quotes enclose the text, so it can't contain them. */
const unquoted = (text: string): string => text.replace(/[“”]/g, "'");

/** Returns the prompt that changes a fact on the page. */
export const promptOfChange = (from: string, to: string): string =>
  words('chat').factChangePrompt(unquoted(from), unquoted(to));

/** Returns the facts of a turn after the changes of later turns. */
export function factsNow(reading: readonly Fact[], laterTurns: readonly Turn[]): readonly Fact[] {
  let facts = reading;
  for (const { prompt, version } of laterTurns) {
    const [, from, to] = twoQuotes.exec(prompt) ?? [];
    if (version === null || from === undefined || to === undefined) continue;
    if (prompt !== promptOfChange(from, to)) continue;
    facts = facts.map((fact) => (fact.text === from ? { ...fact, text: to } : fact));
  }
  return facts;
}
