import { diffWordsWithSpace } from 'diff';
import { readArticle } from '../../../../domain/document/read-article.ts';
import { words } from '../../../lib/words.ts';
import { nameOfBlock } from '../edits/hand-edit.ts';

interface WordPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

export interface BlockChange {
  readonly id: string;
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'words' | 'look';
  readonly parts: readonly WordPart[];
}

export interface PageChanges {
  readonly blocks: readonly BlockChange[];
  /** Changed settings of the whole page: 'Palette or fonts', 'Format'. */
  readonly settings: readonly string[];
}

/** Unchanged passages are truncated to this many characters around a change. */
const contextLength = 60;

function shorten(parts: readonly WordPart[]): readonly WordPart[] {
  return parts.map((part) =>
    part.kind === 'same' && part.text.length > 2 * contextLength
      ? { ...part, text: `${part.text.slice(0, contextLength)} … ${part.text.slice(-contextLength)}` }
      : part,
  );
}

function wordParts(before: string, after: string): readonly WordPart[] {
  return shorten(
    diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  );
}

/** Returns the differences between two versions: text by block, and page settings. */
export function pageChanges(beforeHtml: string, afterHtml: string): PageChanges {
  const [before, after] = [readArticle(beforeHtml), readArticle(afterHtml)];
  const former = new Map(before.pages.flatMap(({ blocks }) => blocks).map((block) => [block.id, block]));
  const now = new Map(after.pages.flatMap(({ blocks }) => blocks).map((block) => [block.id, block]));
  const blocks: BlockChange[] = [];
  for (const [id, block] of now) {
    const name = nameOfBlock(block);
    const old = former.get(id);
    if (!old) blocks.push({ id, name, kind: 'added', parts: [{ kind: 'added', text: block.text }] });
    else if (old.text !== block.text)
      blocks.push({ id, name, kind: 'words', parts: wordParts(old.text, block.text) });
    else if (old.html !== block.html) blocks.push({ id, name, kind: 'look', parts: [] });
  }
  for (const [id, block] of former) {
    if (now.has(id)) continue;
    const name = nameOfBlock(block);
    blocks.push({ id, name, kind: 'removed', parts: [{ kind: 'removed', text: block.text }] });
  }
  const differs = (part: (article: typeof before) => unknown): boolean =>
    JSON.stringify(part(before)) !== JSON.stringify(part(after));
  const t = words('page');
  const settings = [
    differs(({ format, orientation }) => [format, orientation]) ? [t.changesFormat] : [],
    differs(({ direction }) => direction) ? [t.changesDirection] : [],
    differs(({ theme }) => theme) ? [t.changesPaper] : [],
    differs(({ tokens }) => tokens) ? [t.changesLooks] : [],
    differs(({ title }) => title) ? [t.changesTitle] : [],
    differs(({ pages }) => pages.length) ? [t.changesPages] : [],
  ].flat();
  return { blocks, settings };
}
