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

const sourcesHeading = '## Sources\n\n';

/** The list of sources that a prompt ends with, and where its heading begins; null where it has none. */
function sourcesAtEnd(prompt: string): { readonly index: number; readonly items: readonly string[] } | null {
  const heading = prompt.lastIndexOf(sourcesHeading);
  const isSection = heading === 0 || (heading > 1 && prompt.startsWith('\n\n', heading - 2));
  if (!isSection) return null;
  const items = prompt
    .slice(heading + sourcesHeading.length)
    .replace(/\n$/, '')
    .split('\n');
  const isList = items.every((item) => item.startsWith('- ') && item.length > 2);
  return isList ? { index: Math.max(0, heading - 2), items } : null;
}

/** An item of the list without its Markdown: of a link its text alone. */
function plainSource(item: string): string {
  const link = /^\[((?:\\.|[^\\\]])*)\]\([^)]*\)/.exec(item.slice(2));
  const text = link ? (link[1] ?? '') + item.slice(2 + link[0].length) : item.slice(2);
  return text.replaceAll(/\\([\\`*_[\]<>|])/g, '$1');
}

/** Tells a person's words from the texts that were sent with them. */
export function promptParts(prompt: string): PromptParts {
  const found = sourcesAtEnd(prompt);
  const sources = found?.items.map(plainSource) ?? [];
  const said = found ? prompt.slice(0, found.index) : prompt;
  // The words of a prompt stand before what was attached to it.
  const first = sources.length > 0 || said.length > foldAfter ? (said.split('\n\n', 1)[0] ?? '') : said;
  const words = first.length > foldAfter ? `${first.slice(0, foldAfter)}…` : first;
  return { words, isCut: words.length < said.length, sources };
}
