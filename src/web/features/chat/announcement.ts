import type { ChatEvent } from '../../../contract/chat-events.ts';
import { errorWords } from '../../lib/error-words.ts';
import { counted, words } from '../../lib/words.ts';
import type { RunOutcome } from './follow-run.ts';

/**
 * Returns the screen reader announcement of an event: a summary, never the streamed text. Null if none is
 * needed.
 */
export function announcementOf(event: ChatEvent): string | null {
  const t = words('chat');
  switch (event.type) {
    case 'run_started':
      return t.announceWriting;
    case 'document_saved':
      return t.announceSaved(event.version);
    case 'checks': {
      const { passed, findings } = event.report;
      return passed ? t.announceChecksPassed : counted(t.announceFaults, findings.length);
    }
    case 'survey_data':
      return t.announceQuestions;
    case 'error':
      return errorWords(event);
    default:
      return null;
  }
}

/**
 * Returns the screen reader announcement at the end of a run; null if the events or the prompt field already
 * announced it.
 */
export function endAnnouncementOf(outcome: RunOutcome): string | null {
  if (outcome.kind !== 'closed') return null;
  switch (outcome.status) {
    case 'completed':
      return null;
    case 'cancelled':
      return words('chat').streamAborted;
    case 'interrupted':
      return words('chat').interrupted;
    case 'failed':
      return outcome.error ? errorWords(outcome.error) : words('chat').streamFailed;
  }
}
