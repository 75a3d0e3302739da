import type { DocumentDraft } from '../../draft.ts';
import { type ReadArticle, readArticle } from '../../read-article.ts';

const undoing =
  /^\s*(?:please |bitte |no,? )?(?:undo|revert|go back|take (?:it|that) back|rückgängig|mach(?:e)? (?:das|es) rückgängig|zurück(?:nehmen)?|annule[rz]?|reviens|deshaz|deshacer|vuelve atrás)(?![\p{L}])(?: (?:that|it|this|the last (?:change|one|step)|last change|one step|das|cela|ça|eso|lo último|please|again))*\s*[.!]?\s*$/iu;

export const isUndo = (prompt: string): boolean => undoing.test(prompt);

/**
 * The version that 'undo that' goes back to, or null where there is none. Each undo makes a version of its own, so
 * several in a row go further back.
 * @param earlierPrompts what the user asked for before, the newest last
 */
export function versionToRestore(currentVersion: number, earlierPrompts: readonly string[]): number | null {
  let undone = 0;
  while (undone < earlierPrompts.length && isUndo(earlierPrompts[earlierPrompts.length - 1 - undone] ?? ''))
    undone += 1;
  const version = currentVersion - 2 * undone - 1;
  return version >= 1 ? version : null;
}

/** A document as the draft that makes it again, block by block. */
export function draftOfDocument(html: string): DocumentDraft {
  const article: ReadArticle = readArticle(html);
  return {
    title: article.title,
    language: article.language,
    format: article.format,
    orientation: article.orientation,
    direction: article.direction,
    theme: article.theme,
    tokens: article.tokens,
    pages: article.pages.map(({ id, className, notes, blocks }) => ({
      id,
      className,
      blocks: blocks.map((block) => ({ id: block.id, html: block.html })),
      ...(notes ? { notes } : {}),
    })),
  };
}
