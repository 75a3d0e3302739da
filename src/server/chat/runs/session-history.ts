import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface HistoryTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Returns the conversation before a run, oldest first: each prompt and its text response. */
export async function listSessionHistory(
  db: Kysely<Database>,
  uid: string,
  sessionId: string,
  beforeRunId: string,
  turns: number,
): Promise<HistoryTurn[]> {
  const rows = await db
    .selectFrom('runs')
    .select((eb) => [
      'runs.prompt',
      eb
        .selectFrom('run_events')
        .select(sql<string | null>`string_agg(event->>'text', '' order by seq)`.as('text'))
        .whereRef('run_events.run_id', '=', 'runs.id')
        .where(sql<boolean>`event->>'type' = 'content_delta'`)
        .as('answer'),
    ])
    .where('runs.user_id', '=', uid)
    .where('runs.session_id', '=', sessionId)
    .where('runs.id', '!=', beforeRunId)
    .orderBy('runs.created_at', 'desc')
    .limit(turns)
    .execute();
  return rows
    .reverse()
    .flatMap(({ prompt, answer }): HistoryTurn[] => [
      { role: 'user', content: prompt },
      ...(answer ? [{ role: 'assistant' as const, content: answer }] : []),
    ]);
}
