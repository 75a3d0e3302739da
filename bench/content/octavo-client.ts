import type { ChatEvent } from '../../src/contract/chat-events.ts';
import type { DocumentView } from '../../src/contract/documents.ts';

export interface WrittenAnswer {
  readonly documentId: string;
  /** When the timed block arrived. */
  readonly firstBlockAt: number | null;
}

/** Calls a running Octavo as the user signed in by `startOctavo`. */
export function octavoAt(port: number) {
  const base = `http://127.0.0.1:${port}`;
  const headers = { authorization: 'Bearer ada', 'content-type': 'application/json' };
  const urlOf = (documentId: string) => `${base}/api/user/documents/${documentId}`;
  return {
    /**
     * Sends a prompt and reads the answer to its end.
     * @param onBlock gets the markup of each block; returns true for the block to time
     */
    ask: async (prompt: string, onBlock: (html: string) => boolean = () => false): Promise<WrittenAnswer> => {
      const response = await fetch(`${base}/chat/stream`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ messages: [{ role: 'user', content: prompt }], model: 'fast' }),
      });
      let firstBlockAt: number | null = null;
      let documentId = '';
      let rest = '';
      const decoder = new TextDecoder();
      for await (const bytes of response.body ?? []) {
        rest += decoder.decode(bytes, { stream: true });
        const lines = rest.split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines.filter((each) => each.startsWith('data: {'))) {
          const event = JSON.parse(line.slice(6)) as ChatEvent;
          if (event.type === 'run_started') documentId = event.document_id;
          if (event.type !== 'document_delta' || event.delta.op !== 'block') continue;
          const seenAt = performance.now();
          if (onBlock(event.delta.block_html)) firstBlockAt ??= seenAt;
        }
      }
      return { documentId, firstBlockAt };
    },
    read: async (documentId: string): Promise<DocumentView> =>
      (await (await fetch(urlOf(documentId), { headers })).json()) as DocumentView,
    /** Sets a field and returns the saved document. */
    set: async (document: DocumentView, at: string, value: string): Promise<DocumentView> => {
      const response = await fetch(`${urlOf(document.id)}/edits`, {
        method: 'POST',
        headers,
        body: JSON.stringify({
          version: document.version,
          operations: [{ op: 'set', at, value }],
          label: 'Edit',
        }),
      });
      const saved = (await response.json()) as { document?: DocumentView };
      if (!saved.document) throw new Error(JSON.stringify(saved));
      return saved.document;
    },
  };
}
