/// <reference lib="dom" />

/** Returns the name of a block for messages: its heading, label or first words in quotes, or 'the page'. */
export function blockName(block: Element | null): string {
  if (!block) return 'the page';
  const heading = block.matches('h1,h2,h3,h4,h5,h6') ? block : block.querySelector('h1,h2,h3,h4,h5,h6');
  const name = heading?.textContent || block.getAttribute('aria-label') || block.getAttribute('data-name');
  const words = (name || block.textContent || block.getAttribute('data-id') || '')
    .trim()
    .replace(/\s+/g, ' ');
  return `"${words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words}"`;
}
