import type { ChatRequest } from '../../../contract/chat.ts';
import type { TurnRequest } from './turn-request.ts';

type Messages = ChatRequest['messages'];

/** Returns the tool name of each call, by call ID. */
function calledTools(messages: Messages): ReadonlyMap<string, string> {
  const calls = messages.flatMap(({ tool_calls = [] }) => tool_calls);
  return new Map(calls.flatMap(({ id, function: called }) => (id && called ? [[id, called.name]] : [])));
}

/**
 * Returns the history of a conversation that the server hasn't stored. Tool results are omitted, because the
 * page has them, except answers to `ask_user`, which are the user's own words.
 */
export function sentHistory(messages: Messages): TurnRequest['history'] {
  const tools = calledTools(messages);
  return messages.slice(0, -1).flatMap(({ role, content, tool_call_id = '', name }) => {
    if (content.trim() === '') return [];
    if (role !== 'tool') return [{ role, content }];
    return (tools.get(tool_call_id) ?? name) === 'ask_user' ? [{ role: 'user' as const, content }] : [];
  });
}
