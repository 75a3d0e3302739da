import type { ChatEventOf } from '../../../contract/chat-events.ts';
import { serverWords } from '../../lib/error-words.ts';

/** Returns the label of a tool's step in the user's language. */
export function stepWords(
  { name, label, reason, values }: ChatEventOf<'tool_call' | 'tool_result'>,
  state: 'running' | 'done' | 'failed',
): string {
  return serverWords('steps', reason ?? `${name}_${state}`, values) ?? label;
}
