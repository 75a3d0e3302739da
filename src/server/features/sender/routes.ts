import type { senderEndpoints } from '../../../contract/sender.ts';
import type { Handlers } from '../../http/mount.ts';
import { matchSender } from './match-sender.ts';
import { findSenderOf } from './read-sender.ts';
import { saveSender } from './save-sender.ts';

export const senderHandlers = {
  readSender: async ({ caller }, deps) => ({ sender: await findSenderOf(caller.uid, deps) }),
  saveSender: async ({ caller, body }, deps) => ({
    sender: await saveSender({ caller, change: body }, deps),
  }),
  matchSender: ({ caller, params }, deps) =>
    matchSender({ uid: caller.uid, documentId: params.id, version: params.version }, deps),
} satisfies Handlers<typeof senderEndpoints>;
