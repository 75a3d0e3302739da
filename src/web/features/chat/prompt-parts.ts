/** What a person sees of a prompt that matter went along with. */
export interface PromptParts {
  /** Their own words, or the beginning of them. */
  readonly words: string;
  /** Whether the prompt says more than `words`. */
  readonly isCut: boolean;
  /** Files and pages that texts of the prompt are from, with their places: 'minutes.pdf, pages 1 and 3'. */
  readonly sources: readonly string[];
}

/** A longer prompt is folded, so that a pasted document does not push the answer away. */
const foldAfter = 600;

const sourcesAtEnd = /(?:^|\n\n)## Sources\n\n((?:- [^\n]+\n?)+)$/;

/** An item of the list without its Markdown. */
const plainSource = (item: string): string =>
  item
    .replace(/^- /, '')
    .replace(/^\[((?:\\.|[^\]])*)\]\([^)]*\)/, '$1')
    .replaceAll(/\\([\\`*_[\]<>|])/g, '$1');

/** Tells a person's words from the texts that were sent with them. */
export function promptParts(prompt: string): PromptParts {
  const found = sourcesAtEnd.exec(prompt);
  const sources = found?.[1]?.trimEnd().split('\n').map(plainSource) ?? [];
  const said = found ? prompt.slice(0, found.index) : prompt;
  // The words of a prompt stand before what was attached to it.
  const first = sources.length > 0 || said.length > foldAfter ? (said.split('\n\n', 1)[0] ?? '') : said;
  const words = first.length > foldAfter ? `${first.slice(0, foldAfter)}…` : first;
  return { words, isCut: words.length < said.length, sources };
}
