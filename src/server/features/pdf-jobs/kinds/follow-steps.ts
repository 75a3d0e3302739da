import type { ChatEvent } from '../../../../contract/chat-events.ts';
import type { JobContext } from '../job-context.ts';

/** Converts the events of a generation to the steps of its job. */
export function followSteps({ step, note }: JobContext<'quality'>): (event: ChatEvent) => Promise<void> {
  let pages = 0;
  return async (event) => {
    switch (event.type) {
      case 'run_started':
        return note({ session_id: event.session_id, document_id: event.document_id });
      case 'document_delta':
        if (event.delta.op === 'begin') {
          pages = 0;
          return step('draft');
        }
        if (event.delta.op !== 'page') return;
        pages += 1;
        return step('draft', { reason: 'at_page', values: { number: pages } });
      case 'document_saved':
        return note({ title: event.title });
      case 'checks':
        return step('checks', event.report.repairs.length > 0 ? { reason: 'at_repairs' } : undefined);
      default:
    }
  };
}
