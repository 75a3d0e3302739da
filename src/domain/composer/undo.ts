import type { DocumentContent } from '../content/document-content.ts';
import { readFollowUp } from '../reader/read-prompt.ts';
import { asksOnlyToUndo } from './follow-up/answer-follow-up.ts';

/** Maximum length of an undo request; longer prompts ask for more. */
export const longestUndo = 120;

/** Below this confidence, a prompt may ask for something else as well. */
const leastConfidence = 0.5;

/** A model can do more than undo with 'revert the title to the old one', so it gets all but the plainest. */
const plain = { confidence: 0.99, words: 3 };

/** Returns whether a prompt only asks to undo the last change. */
export function isUndo(prompt: string): boolean {
  if (prompt.length > longestUndo) return false;
  const { intent, confidence } = readFollowUp(prompt);
  return intent === 'undo' && confidence >= leastConfidence;
}

/** Returns whether a prompt for the composer, or for a model, undoes the last change instead. */
export function asksToUndo(of: {
  readonly prompt: string;
  readonly content: DocumentContent | null;
  readonly today: string;
  readonly isForComposer: boolean;
}): boolean {
  const { prompt, content, today, isForComposer } = of;
  if (prompt.length > longestUndo) return false;
  const { intent, confidence } = readFollowUp(prompt);
  if (!isForComposer)
    return (
      intent === 'undo' && confidence >= plain.confidence && prompt.trim().split(/\s+/).length <= plain.words
    );
  if (intent === 'undo' && confidence >= leastConfidence) return true;
  return content !== null && asksOnlyToUndo({ prompt, content, today });
}
