import type { DocumentDraft } from '../document/draft.ts';
import { readArticle } from '../document/read-article.ts';
import { readFollowUp } from '../reader/read-prompt.ts';

/** Maximum length of an undo request; longer prompts ask for more. */
export const longestUndo = 120;

/** Below this confidence, a prompt may ask for something else as well. */
const leastConfidence = 0.5;

/** Returns whether a prompt only asks to undo the last change. */
export function isUndo(prompt: string): boolean {
  if (prompt.length > longestUndo) return false;
  const { intent, confidence } = readFollowUp(prompt);
  return intent === 'undo' && confidence >= leastConfidence;
}

/**
 * Returns the version that 'undo that' restores, or null. Each undo creates a version, so repeated undos go
 * further back.
 * @param earlierPrompts the user's earlier prompts, newest last
 */
export function versionToRestore(currentVersion: number, earlierPrompts: readonly string[]): number | null {
  const last = earlierPrompts.findLastIndex((prompt) => !isUndo(prompt));
  const undone = earlierPrompts.length - 1 - last;
  const version = currentVersion - 2 * undone - 1;
  return version >= 1 ? version : null;
}

/** Converts an HTML-only document to a draft. */
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
