import type { Conversation } from '../../../../contract/chat.ts';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';

/** Which conversation: that of a session, or the one that a document came of. */
export type ConversationPlace =
  | { readonly kind: 'session'; readonly id: string }
  | { readonly kind: 'document'; readonly id: string };

/** A session with its runs and its document. Not cached: it is read once and then kept up by events. */
export function readConversation(
  { kind, id }: ConversationPlace,
  signal: AbortSignal,
): Promise<Conversation> {
  const endpoint = kind === 'session' ? contract.readConversation : contract.readDocumentConversation;
  return call(endpoint, { params: { id } }, { signal });
}
