import type { DocumentContent, Page } from '../document-content.ts';
import { paperOfKind } from '../paper-kinds.ts';
import { wordsIn } from '../show-as/show-as.ts';
import { arrangePage } from './arrange-page.ts';
import type { Arrangement } from './arrangement.ts';

/** Added to the seed for another composition of the drawings. */
const otherSeeds = [1, 2];

function countsOf(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  const { layout: _, ...rest } = page;
  for (const word of wordsIn(rest)) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns whether every word of `before` is in `after`, at least once. */
function keepsWords(before: Page, after: Page): boolean {
  const counts = countsOf(after);
  return [...countsOf(before).keys()].every((word) => counts.has(word) || /^\d$/.test(word));
}

function* papersOf({ kind }: DocumentContent, page: Page): Generator<Arrangement> {
  const paper = kind === undefined || page.layout !== 'article' ? undefined : paperOfKind(kind);
  if (paper === undefined) return;
  const set = (name: string, value: string): Arrangement => ({
    name,
    operations: [{ op: 'set', at: 'kind', value }],
  });
  if (paper === 'cv') yield set('Side column', 'cv-side');
  if (paper === 'cv-side') yield set('In rows', 'cv');
  yield set('As running text', 'document');
}

/**
 * Yields other arrangements of a document's page, the most different ones first: the same words in other
 * blocks, another order or another layout, then other drawings. Each can be undone, and none loses a word.
 */
export function* arrangements(content: DocumentContent, pageId: string): Generator<Arrangement> {
  const page = content.pages.find(({ id }) => id === pageId);
  if (!page) return;
  const isPaper = content.kind !== undefined && paperOfKind(content.kind) !== undefined;
  yield* papersOf(content, page);
  // The arrangements of papers depend on the structure of their text.
  if (!isPaper || page.layout !== 'article') {
    for (const { name, page: next } of arrangePage(page, content.language))
      if (keepsWords(page, next))
        yield { name, operations: [{ op: 'replace_page', id: pageId, page: next }] };
  }
  for (const more of otherSeeds) {
    const seed = (content.look.seed + more) % 0x1_0000_0000;
    yield {
      name: more === 1 ? 'Other drawing' : 'Another drawing',
      operations: [{ op: 'set_look', look: { seed } }],
    };
  }
}
