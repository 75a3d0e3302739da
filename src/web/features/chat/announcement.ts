import type { ChatEvent } from '../../../contract/chat-events.ts';

/** What a screen reader is told of an event: the gist, never the running text. Null for what needs no word. */
export function announcementOf(event: ChatEvent): string | null {
  switch (event.type) {
    case 'run_started':
      return 'Writing';
    case 'document_saved':
      return `Page written, version ${event.version}`;
    case 'checks':
      return event.report.passed ? 'Checks passed' : `${event.report.findings.length} faults found`;
    case 'survey_data':
      return 'A few questions need an answer';
    case 'error':
      return event.message;
    default:
      return null;
  }
}
