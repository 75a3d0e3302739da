import type { attachmentEndpoints } from '../../../contract/attachments.ts';
import { goneSignal } from '../../http/gone-signal.ts';
import type { Handlers } from '../../http/mount.ts';
import { readAttachment } from './read-attachment.ts';

export const attachmentHandlers = {
  readAttachment: ({ caller, request, reply }, deps) =>
    readAttachment({ uid: caller.uid, request, signal: goneSignal(reply) }, deps),
} satisfies Handlers<typeof attachmentEndpoints>;
