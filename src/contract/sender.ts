import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { versionInAddress } from './version-number.ts';

/* What the user prints about themselves on bills and letters: entered once, filled into every document. */

const line = z.string().trim().max(160);
/** Most lines of an address or of bank details. */
export const maxSenderLines = 8;

const lines = z
  .string()
  .trim()
  .max(600)
  .refine((text) => text.split('\n').length <= maxSenderLines, `At most ${maxSenderLines} lines.`);

export const sender = z.object({
  name: line,
  organization: line,
  /** One line each. */
  address: lines,
  email: line,
  phone: line,
  website: line,
  /** As it is printed: 'VAT GB123 456 789'. */
  tax_number: line,
  /** One line each: 'IBAN: GB33 …'. */
  bank: lines,
});

export type SenderDetails = z.infer<typeof sender>;

export const senderEndpoints = {
  readSender: defineEndpoint({
    method: 'GET',
    path: '/api/user/sender',
    summary: 'Your details for bills and letters',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ sender: sender.nullable() }) },
    errors: [],
  }),
  saveSender: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/sender',
    summary: 'Change your details for bills and letters; an empty text deletes one',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: z.strictObject(sender.partial().shape) },
    answer: { kind: 'json', schema: z.object({ sender: sender.nullable() }) },
    errors: ['invalid_input'],
  }),
  matchSender: defineEndpoint({
    method: 'GET',
    path: '/api/user/documents/:id/versions/:version/sender',
    summary: 'What your details would fill in on a page, and the details that the page itself states',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid(), version: versionInAddress }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        /** Names of the placeholders that would be filled. */
        filled: z.array(z.string()),
        /** Names of the placeholders that ask for details the user hasn't saved. */
        missing: z.array(z.string()),
        /** Can be sent as they are to `POST /api/user/documents/:id/edits`. */
        operations: z.array(z.looseObject({ op: z.string() })),
        /** Details stated on the page, if the user saved none. */
        stated: sender.nullable(),
      }),
    },
    errors: ['not_found'],
  }),
};
