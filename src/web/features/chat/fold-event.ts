import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { Step, Turn } from './chat-state.ts';
import { stepWords } from './step-words.ts';

function finishStep(steps: readonly Step[], done: Step): readonly Step[] {
  return steps.some((step) => step.id === done.id)
    ? steps.map((step) => (step.id === done.id ? done : step))
    : [...steps, done];
}

function foldPayload(turn: Turn, event: ChatEvent): Partial<Turn> {
  switch (event.type) {
    case 'run_started':
      return { status: 'running', isBuiltIn: event.built_in, ownKey: event.own_key ?? null };
    case 'content_delta':
      return { text: turn.text + event.text };
    case 'tool_call': {
      const { tool_call_id: id } = event;
      const label = stepWords(event, 'running');
      return { steps: [...turn.steps, { id, label, note: '', state: 'running', durationMs: null }] };
    }
    case 'tool_result': {
      const { tool_call_id: id, note, notes, duration_ms: durationMs, is_error } = event;
      const state = is_error ? 'failed' : 'done';
      const step: Step = { id, label: stepWords(event, state), note, notes, state, durationMs };
      return { steps: finishStep(turn.steps, step) };
    }
    case 'document_saved':
      return { version: event.version };
    case 'checks':
      return { checks: event.report };
    case 'followup_choices':
      return { followups: event.choices };
    case 'reading':
      return { reading: event.facts };
    case 'survey_data':
      return { survey: event.questions };
    case 'generated_image_info':
      return { images: [...turn.images, { url: event.url, alt: event.alt }] };
    case 'error':
      return { error: { code: event.code, message: event.message } };
    case 'usage':
      return { usage: event };
    case 'document_delta':
      return {};
  }
}

/**
 * Applies an event to a turn. Ignores events already seen, which a resumed stream may repeat. Returns the
 * same object if nothing changed, to avoid a re-render.
 */
export function foldEvent(turn: Turn, seq: number, event: ChatEvent): Turn {
  if (seq > 0 && seq <= turn.lastSeq) return turn;
  return { ...turn, lastSeq: Math.max(seq, turn.lastSeq), ...foldPayload(turn, event) };
}
