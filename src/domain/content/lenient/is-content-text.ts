const longestFrontMatter = 20_000;
/** Fields of front matter that only Octavo Markdown has; other Markdown files have a title and a date at most. */
const ownField = /^(?:look|kind|head|layout|pages|schema):/m;

/**
 * Whether a text says by itself that it is content: Octavo Markdown with its front matter, or JSON with pages. Anything
 * else is words, to be read as a prompt or as plain Markdown.
 */
export function isContentText(text: string): boolean {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start.startsWith('{')) return start.includes('"pages"') && start.includes('"layout"');
  if (!start.startsWith('---')) return false;
  const end = start.indexOf('\n---', 3);
  return end > 0 && end < longestFrontMatter && ownField.test(start.slice(0, end));
}
