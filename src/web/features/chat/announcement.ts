import type { ChatEvent } from '../../../contract/chat-events.ts';
import { streamEndingMessages } from '../../lib/open-events.ts';
import { interruptedMessage } from './chat-reducer.ts';
import type { RunOutcome } from './follow-run.ts';

/**
 * Returns the screen reader announcement of an event: a summary, never the streamed text. Null if none is
 * needed.
 */
export function announcementOf(event: ChatEvent): string | null {
  switch (event.type) {
    case 'run_started':
      return 'Writing';
    case 'document_saved':
      return `Page written, version ${event.version}`;
    case 'checks': {
      const { passed, findings } = event.report;
      if (passed) return 'Checks passed';
      return findings.length === 1 ? '1 fault found' : `${findings.length} faults found`;
    }
    case 'survey_data':
      return 'A few questions need an answer';
    case 'error':
      return event.message;
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
      return streamEndingMessages.aborted;
    case 'interrupted':
      return interruptedMessage;
    case 'failed':
      return outcome.error?.message ?? streamEndingMessages.failed;
  }
}
