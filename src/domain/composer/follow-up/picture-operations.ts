import type { DocumentContent, Page } from '../../content/document-content.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf } from '../../content/edit/places.ts';
import type { ChosenPicture } from '../../document/kit/page-choices.ts';
import { placePictures } from '../choices/place-pictures.ts';
import { type Saying, tell } from '../speech/saying.ts';
import { quoted } from './name-part.ts';
import { freeId } from './place-operations.ts';

export interface PlacedPictures {
  readonly operations: readonly Operation[];
  readonly said: readonly Saying[];
}

/** Places chosen pictures that aren't on the page yet, where a new page would have them. */
export function pictureOperations(
  content: DocumentContent,
  pictures: readonly ChosenPicture[],
): PlacedPictures {
  const { content: after, unplaced } = placePictures(content, pictures);
  let current = content;
  const operations: Operation[] = [];
  const add = (operation: Operation, page: Page, at: number): void => {
    operations.push(operation);
    current = { ...current, pages: current.pages.with(at, page) };
  };
  const { logo } = after.head;
  if (logo && logo !== content.head.logo)
    operations.push({ op: 'set', at: 'head.logo', value: { source: logo.source, text: logo.text } });
  for (const [at, page] of after.pages.entries()) {
    if (page.id === undefined) {
      const before = current.pages[at - 1]?.id ?? null;
      const id = freeId(current, 'p');
      current = { ...current, pages: current.pages.toSpliced(at, 0, { ...page, id }) };
      const blocks = blocksOf(page).map((block) => ({ ...block, id: freeId(current, 'b') }));
      const whole = { ...page, id, ...('blocks' in page && { blocks }) } as Page;
      add({ op: 'insert_page', after: before, page: whole }, whole, at);
      continue;
    }
    let last: string | null = null;
    for (const block of blocksOf(page)) {
      if (block.id !== undefined) {
        last = block.id;
        continue;
      }
      const given = { ...block, id: freeId(current, 'b') };
      const known = current.pages[at];
      if (!known || !('blocks' in known)) continue;
      const index = known.blocks.findIndex(({ id }) => id === last) + 1;
      const whole = { ...known, blocks: known.blocks.toSpliced(index, 0, given) } as Page;
      add({ op: 'insert_block', in: page.id, after: last, block: given }, whole, at);
      last = given.id;
    }
  }
  const names = pictures.slice(0, 4).map(({ id, name }) => quoted(name || id));
  const placed = operations.length > 0 ? [tell('picturesPlaced', { names })] : [];
  return { operations, said: [...placed, ...unplaced] };
}
