const longestFrontMatter = 20_000;
/**
 * Front matter fields that only Octavo Markdown has. Other Markdown files have a title and a date at most.
 */
const ownField = /^(?:look|kind|head|layout|pages|schema):/m;

/**
 * Returns whether a text is clearly content: Octavo Markdown with front matter, or JSON with pages. Anything
 * else is a prompt or plain Markdown.
 */
export function isContentText(text: string): boolean {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start.startsWith('{')) return start.includes('"pages"') && start.includes('"layout"');
  if (!start.startsWith('---')) return false;
  const end = start.indexOf('\n---', 3);
  return end > 0 && end < longestFrontMatter && ownField.test(start.slice(0, end));
}
