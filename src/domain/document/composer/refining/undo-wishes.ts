import type { DocumentDraft } from '../../draft.ts';
import { type ReadArticle, readArticle } from '../../read-article.ts';
import { withoutCourtesy } from '../reading/polite-words.ts';

/** What is longer says more than that. */
const longestUndo = 120;

const undoing =
  /^(?:no,? )?(?:undo|revert|go back|take (?:it|that) back|rückgängig|rueckgaengig|mach(?:e)? (?:das|es|die letzte änderung)(?: wieder)? rückgängig|(?:geh |einen schritt )?zurück(?:nehmen|setzen)?|nimm (?:das|es)(?: wieder)? zurück|annule[rz]?|défais|defais|reviens|revenir|retour|deshaz|deshacer|deshazlo|vuelve|vuelve atrás|volver)(?![\p{L}])(?: (?:that|it|this|the last (?:change|one|step)|last change|one step|das|cela|ça|ca|eso|esto|lo último|el último cambio|la dernière modification|le dernier changement|en arrière|atrás|atras|die letzte änderung|machen|again))*\s*[.!]?$/iu;

export const isUndo = (prompt: string): boolean =>
  undoing.test(withoutCourtesy(prompt.slice(0, longestUndo)));

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
