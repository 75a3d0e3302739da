/** Displayed parts of a prompt with attachments. */
export interface PromptParts {
  /** The user's own text, or its beginning. */
  readonly words: string;
  /** True if `words` is truncated. */
  readonly isCut: boolean;
  /** Sources of attached texts: 'minutes.pdf, pages 1 and 3'. */
  readonly sources: readonly string[];
}

/** Longer prompts are collapsed, so that a pasted document doesn't push the answer out of view. */
const foldAfter = 600;

const sourcesHeading = '## Sources\n\n';

/** Finds the list of sources at the end of a prompt and the index of its heading; null if there is none. */
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

/** Returns a list item without Markdown; for a link, only its text. */
function plainSource(item: string): string {
  const link = /^\[((?:\\.|[^\\\]])*)\]\([^)]*\)/.exec(item.slice(2));
  const text = link ? (link[1] ?? '') + item.slice(2 + link[0].length) : item.slice(2);
  return text.replaceAll(/\\([\\`*_[\]<>|])/g, '$1');
}

/** Separates the user's text from attached texts. */
export function promptParts(prompt: string): PromptParts {
  const found = sourcesAtEnd(prompt);
  const sources = found?.items.map(plainSource) ?? [];
  const said = found ? prompt.slice(0, found.index) : prompt;
  // The user's text comes before the attachments.
  const first = sources.length > 0 || said.length > foldAfter ? (said.split('\n\n', 1)[0] ?? '') : said;
  const words = first.length > foldAfter ? `${first.slice(0, foldAfter)}…` : first;
  return { words, isCut: words.length < said.length, sources };
}
