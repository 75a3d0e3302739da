import type { Conversation } from '../../../../contract/chat.ts';
import { chatEndpoints } from '../../../../contract/chat.ts';
import { call } from '../../../lib/client.ts';

/** Identifies a conversation: by session, or by the document that it made. */
export type ConversationPlace =
  | { readonly kind: 'session'; readonly id: string }
  | { readonly kind: 'document'; readonly id: string };

/** Reads a session with its runs and document. Not cached: it is read once and then updated by events. */
export function readConversation(
  { kind, id }: ConversationPlace,
  signal: AbortSignal,
): Promise<Conversation> {
  const endpoint =
    kind === 'session' ? chatEndpoints.readConversation : chatEndpoints.readDocumentConversation;
  return call(endpoint, { params: { id } }, { signal });
}
