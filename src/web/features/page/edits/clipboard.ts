import { plainToText } from '../../../../domain/content/text/write-text.ts';
import { counted, words } from '../../../lib/words.ts';
import { contentPageOf } from '../page-parts.ts';
import { type Part, siblingsOf, withoutIds } from './content-edit.ts';
import type { BlockFacts, HandEdit, MakeEdit } from './hand-edit.ts';
import { newPartId } from './new-part-id.ts';

/**
 * Attribute with a content block, on the HTML that represents it on the clipboard. A media type of our own would be
 * lost by some browsers between two pages, and in other programs.
 */
const blockAttribute = 'data-octavo-block';
/** Maximum number of blocks inserted at once. */
const mostPasted = 40;
const longestParagraph = 20_000;

/** Pictures have names that are valid on their own page only, so a copy takes their URLs. */
function withSources(content: Part, html: string): Part {
  const sources = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')].map(
    (image) => image.getAttribute('src'),
  );
  let at = 0;
  const json = JSON.stringify(content, (name, value: unknown) =>
    name === 'source' && typeof value === 'string' && value.startsWith('asset:')
      ? (sources[at++] ?? value)
      : value,
  );
  return JSON.parse(json) as Part;
}

/** Returns the text of a block, one line per paragraph, item or row. */
function plainTextOf(html: string): string {
  const view = new DOMParser().parseFromString(html, 'text/html');
  for (const cell of view.querySelectorAll('td, th')) cell.append('\t');
  for (const line of view.querySelectorAll('p, li, tr, h2, h3, h4, dt, dd, div, pre')) line.append('\n');
  return (view.body.textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * Puts a block on the clipboard, as paragraphs that carry its content, and as plain text. Without the content, which may
 * still be loading, only the words are copied.
 */
export function copyBlock(clipboard: DataTransfer, block: BlockFacts, content: Part | null): void {
  const text = plainTextOf(block.html);
  const holder = document.createElement('div');
  if (content) holder.setAttribute(blockAttribute, JSON.stringify(withSources(content, block.html)));
  for (const line of text.split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    holder.append(paragraph);
  }
  clipboard.setData('text/plain', text);
  clipboard.setData('text/html', holder.outerHTML);
}

/** Returns the content block that HTML from the clipboard carries. */
function blockOf(html: string): Part | null {
  if (!html.includes(blockAttribute)) return null;
  const holder = new DOMParser().parseFromString(html, 'text/html').querySelector(`[${blockAttribute}]`);
  try {
    const value: unknown = JSON.parse(holder?.getAttribute(blockAttribute) ?? '');
    return typeof value === 'object' && value !== null && 'type' in value ? (value as Part) : null;
  } catch {
    return null;
  }
}

/** Returns the blocks on the clipboard: one copied here, or the paragraphs of plain text. */
function pastedBlocks(clipboard: DataTransfer): readonly Part[] {
  const copied = blockOf(clipboard.getData('text/html'));
  if (copied) return [copied];
  return clipboard
    .getData('text/plain')
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .map((text) => text.trim().slice(0, longestParagraph))
    .filter((text) => text !== '')
    .slice(0, mostPasted)
    .map((text) => ({ type: 'paragraph', text: plainToText(text) }));
}

/** Inserts what is on the clipboard after a block, with new ids; null if there is nothing to insert. */
export function pasteAfter(id: string, clipboard: DataTransfer): MakeEdit | null {
  const blocks = pastedBlocks(clipboard).map((block) => ({
    ...(withoutIds(block) as Part),
    id: newPartId('b'),
  }));
  if (blocks.length === 0) return null;
  return (articleHtml): HandEdit | null => {
    const place = siblingsOf(articleHtml, id);
    const pageId = pageIdOf(articleHtml, id);
    if (!place.includes(id) || pageId === null) return null;
    const operations = blocks.map((block, at) => ({
      op: 'insert_block',
      in: pageId,
      after: blocks[at - 1]?.id ?? id,
      block,
    }));
    return {
      patches: [],
      operations,
      label: counted(words('editing').pasted, blocks.length),
    };
  };
}

function pageIdOf(articleHtml: string, id: string): string | null {
  const part = new DOMParser()
    .parseFromString(articleHtml, 'text/html')
    .querySelector(`[data-id="${CSS.escape(id)}"]`);
  return part && contentPageOf(part);
}
