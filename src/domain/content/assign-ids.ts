import type { Block } from './blocks/blocks.ts';
import type { DocumentContent, Page } from './document-content.ts';
import { id as idSchema } from './limits.ts';
import { mapBlock, mapPage } from './map-blocks.ts';

const isId = (id: string | undefined): id is string => id !== undefined && idSchema.safeParse(id).success;

/**
 * Creates ids from a letter and a number. Numbers are higher than any in use, so that removed ids are never
 * reused.
 */
class IdSource {
  readonly #kept = new Set<string>();
  #last = 0;

  constructor(inUse: Iterable<string | undefined>) {
    for (const id of inUse) {
      const number = /^[bp](\d{1,9})$/.exec(id ?? '')?.[1];
      this.#last = Math.max(this.#last, Number(number ?? 0));
    }
  }

  /** Returns the id itself if it is well-formed and not a duplicate, otherwise a new one. */
  keepOrMake(id: string | undefined, letter: 'b' | 'p'): string {
    if (isId(id) && !this.#kept.has(id)) {
      this.#kept.add(id);
      return id;
    }
    this.#last += 1;
    const made = `${letter}${this.#last}`;
    this.#kept.add(made);
    return made;
  }
}

/** Returns every id in a document, in reading order, with duplicates. */
export function idsOf(content: DocumentContent): readonly string[] {
  const ids: string[] = [];
  const note = (id: string | undefined): void => {
    if (id !== undefined) ids.push(id);
  };
  const visit = (block: Block): Block => {
    note(block.id);
    return mapBlock(block, visit);
  };
  for (const page of content.pages) {
    note(page.id);
    mapPage(page, visit);
  }
  return ids;
}

/**
 * Gives an id to each page and each top-level block, and replaces malformed and duplicate ids everywhere.
 * Valid ids stay, so an edit never renames what it doesn't touch.
 * @param retired ids of earlier versions, which are not reused
 */
export function assignIds(content: DocumentContent, retired: Iterable<string> = []): DocumentContent {
  const source = new IdSource([...retired, ...idsOf(content)]);
  const nested = (block: Block): Block => {
    const inner = mapBlock(block, nested);
    return inner.id === undefined ? inner : { ...inner, id: source.keepOrMake(inner.id, 'b') };
  };
  const pages = content.pages.map((page): Page => {
    const id = source.keepOrMake(page.id, 'p');
    if (!('blocks' in page)) return { ...page, id };
    const blocks = page.blocks.map((block) => {
      const own = source.keepOrMake(block.id, 'b');
      return { ...mapBlock(block, nested), id: own };
    });
    return { ...page, id, blocks };
  });
  return { ...content, pages };
}

/** Removes all ids, as in documents that people write; used for comparisons. */
export function withoutIds(content: DocumentContent): DocumentContent {
  const strip = (block: Block): Block => {
    const { id: _, ...rest } = mapBlock(block, strip);
    return rest as Block;
  };
  return {
    ...content,
    pages: content.pages.map((page) => {
      const { id: _, ...rest } = mapPage(page, strip);
      return rest as Page;
    }),
  };
}
