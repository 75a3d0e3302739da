import type { DocumentDraft } from '../document/draft.ts';
import { readArticle } from '../document/read-article.ts';
import { readFollowUp } from '../reader/read-prompt.ts';

/** A request to go back is short; what is longer says more. */
export const longestUndo = 120;

/** Below this, a prompt may want something else as well. */
const leastConfidence = 0.5;

/** Whether a prompt asks to take the last change back, and nothing else. */
export function isUndo(prompt: string): boolean {
  if (prompt.length > longestUndo) return false;
  const { intent, confidence } = readFollowUp(prompt);
  return intent === 'undo' && confidence >= leastConfidence;
}

/**
 * The version that 'undo that' goes back to, or null where there is none. Each undo makes a version of its own, so
 * several in a row go further back.
 * @param earlierPrompts what the user asked for before, the newest last
 */
export function versionToRestore(currentVersion: number, earlierPrompts: readonly string[]): number | null {
  const last = earlierPrompts.findLastIndex((prompt) => !isUndo(prompt));
  const undone = earlierPrompts.length - 1 - last;
  const version = currentVersion - 2 * undone - 1;
  return version >= 1 ? version : null;
}

/** A document that is known as HTML only, as the draft that makes it again. */
export function draftOfDocument(html: string): DocumentDraft {
  const { title, language, format, orientation, direction, theme, tokens, pages } = readArticle(html);
  return {
    title,
    language,
    format,
    orientation,
    direction,
    theme,
    tokens,
    pages: pages.map(({ id, className, notes, blocks }) => ({
      id,
      className,
      blocks: blocks.map((block) => ({ id: block.id, html: block.html })),
      ...(notes ? { notes } : {}),
    })),
  };
}
