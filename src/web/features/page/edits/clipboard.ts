import { plainToText } from '../../../../domain/content/text/write-text.ts';
import { counted, words } from '../../../lib/words.ts';
import { contentPageOf } from '../page-parts.ts';
import { freeId, type Part, siblingsOf, withoutIds } from './content-edit.ts';
import type { BlockFacts, HandEdit, MakeEdit } from './hand-edit.ts';

/** Media type of a content block on the clipboard. Browsers pass it between pages of the same browser. */
const blockType = 'application/x-octavo-block+json';
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

/** Puts a block on the clipboard, as content and as plain text. */
export function copyBlock(clipboard: DataTransfer, block: BlockFacts, content: Part): void {
  clipboard.setData('text/plain', plainTextOf(block.html));
  clipboard.setData(blockType, JSON.stringify(withSources(content, block.html)));
}

function blockOf(json: string): Part | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && 'type' in value ? (value as Part) : null;
  } catch {
    return null;
  }
}

/** Returns the blocks on the clipboard: one copied here, or the paragraphs of plain text. */
function pastedBlocks(clipboard: DataTransfer): readonly Part[] {
  const copied = blockOf(clipboard.getData(blockType));
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
  const blocks = pastedBlocks(clipboard);
  if (blocks.length === 0) return null;
  return (articleHtml): HandEdit | null => {
    const place = siblingsOf(articleHtml, id);
    const pageId = pageIdOf(articleHtml, id);
    if (!place.includes(id) || pageId === null) return null;
    const first = Number(freeId(articleHtml, 'b').slice(1));
    const operations = blocks.map((block, at) => ({
      op: 'insert_block',
      in: pageId,
      after: at === 0 ? id : `b${first + at - 1}`,
      block: { ...(withoutIds(block) as Part), id: `b${first + at}` },
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
