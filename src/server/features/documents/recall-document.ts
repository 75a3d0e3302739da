import { z } from 'zod';
import { documentView } from '../../../contract/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Recall } from '../../http/idempotency.ts';
import { readDocument } from './read-document.ts';

const withDocument = z.looseObject({ document: documentView });
const shortened = z.object({ documentId: z.string(), around: z.record(z.string(), z.unknown()).nullable() });

/** Repeats the response of a change to a large document with the document as it is now. */
export function recallDocument(uid: string, deps: Pick<Deps, 'db'>): Recall {
  return {
    shorten: (value) => {
      const plain = documentView.safeParse(value);
      if (plain.success) return { documentId: plain.data.id, around: null };
      const wrapped = withDocument.safeParse(value);
      if (!wrapped.success) return null;
      const { document, ...around } = wrapped.data;
      return { documentId: document.id, around };
    },
    restore: async (short) => {
      const { documentId, around } = shortened.parse(short);
      const document = await readDocument({ uid, documentId }, deps);
      return around ? { ...around, document } : document;
    },
  };
}
