import { setTimeout as delay } from 'node:timers/promises';
import type { Bed } from './bed.ts';

export interface WriteLoad {
  /** Ids of acknowledged writes, by the URL at which each can be read. */
  readonly acknowledged: ReadonlySet<string>;
  readonly statuses: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const pauseMs = 40;

/** Writes continuously with all kinds of calls until stopped. Failures are counted and not retried. */
export function writeAllTheTime(bed: Bed): WriteLoad {
  const acknowledged = new Set<string>();
  const statuses = new Map<string, number>();
  let isOver = false;

  async function send(method: string, path: string, body: unknown): Promise<Response | null> {
    try {
      const answer = await bed.owner().send(method, path, body, { signal: AbortSignal.timeout(60_000) });
      statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1);
      return answer;
    } catch {
      statuses.set('cut off', (statuses.get('cut off') ?? 0) + 1);
      await delay(500);
      return null;
    }
  }

  const kinds: (() => Promise<void>)[] = [
    async () => {
      const id = crypto.randomUUID();
      const answer = await send('PATCH', `/api/create-sessions/${id}`, { state: { id } });
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 204) acknowledged.add(`/api/create-sessions/${id}/files`);
    },
    async () => {
      const id = crypto.randomUUID();
      const document = { id, title: id, html: `<p>${id}</p>` };
      const answer = await send('POST', '/api/documents', { document });
      await answer?.arrayBuffer().catch(() => null);
      if (answer?.status === 200) acknowledged.add(`/api/user/documents/${id}`);
    },
    async () => {
      const run_id = crypto.randomUUID();
      const messages = [{ role: 'user', content: 'A flyer for a summer fair' }];
      const answer = await send('POST', '/chat/stream', { messages, run_id });
      const told = await answer?.text().catch(() => null);
      const id = told ? /"document_id":"([0-9a-f-]{36})"/.exec(told)?.[1] : undefined;
      if (told?.includes('document_saved') && id) acknowledged.add(`/api/user/documents/${id}`);
    },
    async () => {
      const request = { messages: [{ role: 'user', content: 'A menu' }] };
      const answer = await send('POST', '/api/pdf-jobs', { kind: 'quality', request });
      const job: { job_id?: string } | null = await answer?.json().catch(() => null);
      if (job?.job_id) acknowledged.add(`/api/pdf-jobs/${job.job_id}/status`);
      await delay(2_000);
    },
  ];
  const writers = Promise.all(
    kinds.map(async (write) => {
      while (!isOver) {
        await write();
        await delay(pauseMs);
      }
    }),
  );
  return {
    acknowledged,
    statuses,
    async stop() {
      isOver = true;
      await writers;
    },
  };
}
