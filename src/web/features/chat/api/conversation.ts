import type { Conversation } from '../../../../contract/chat.ts';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';

/** A session with its runs and its document. Not cached: it is read once and then kept up by events. */
export function readConversation(sessionId: string, signal: AbortSignal): Promise<Conversation> {
  return call(contract.readConversation, { params: { id: sessionId } }, { signal });
}
