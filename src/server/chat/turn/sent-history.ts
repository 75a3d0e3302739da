import type { ChatRequest } from '../../../contract/chat.ts';
import type { TurnRequest } from './turn-request.ts';

type Messages = ChatRequest['messages'];

/** Which tool each call was of, by the id of the call. */
function calledTools(messages: Messages): ReadonlyMap<string, string> {
  const calls = messages.flatMap(({ tool_calls = [] }) => tool_calls);
  return new Map(calls.flatMap(({ id, function: called }) => (id && called ? [[id, called.name]] : [])));
}

/**
 * What was said before the prompt in a conversation that the server has not seen. What a tool answered is in the page;
 * the answers to `ask_user` are the user's own words.
 */
export function sentHistory(messages: Messages): TurnRequest['history'] {
  const tools = calledTools(messages);
  return messages.slice(0, -1).flatMap(({ role, content, tool_call_id = '', name }) => {
    if (content.trim() === '') return [];
    if (role !== 'tool') return [{ role, content }];
    return (tools.get(tool_call_id) ?? name) === 'ask_user' ? [{ role: 'user' as const, content }] : [];
  });
}
