import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { seedLibraries } from '../../testing/seed-libraries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tendLibrary } from './tend-library.ts';

/*
 * Checks the query plan of every statement of the library calls, on tables large enough to reveal a plan
 * without an index. A sequential scan would cost more with other users' data.
 */

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

let test: TestApp;
const statements = new Map<string, Statement>();
const user = 'u7';

beforeAll(async () => {
  test = await createTestApp(
    {},
    {
      replace: async (deps) => ({
        db: new Kysely<Database>({
          dialect: new PostgresDialect({ pool: deps.pool }),
          log: ({ query: { sql, parameters } }) => void statements.set(sql, { sql, parameters }),
        }),
      }),
    },
  );
  await seedLibraries(test.database.pool, { users: 100, first: [1_000], each: 60, words: 12 });
});
afterAll(() => test.close());

const send = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
  const answer = await test.app.inject({
    method,
    url,
    headers: { ...test.as(user), 'idempotency-key': crypto.randomUUID() },
    ...(payload ? { payload } : {}),
  });
  expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300);
  return answer.statusCode === 204 ? null : answer.json();
};

async function callEverything(): Promise<void> {
  const { sessions, documents_by_session: bySession } = await send('GET', '/api/user/library/batch');
  const session = sessions[0];
  const document = bySession[session.id][0];
  const place = `cursor_updated_at=${session.updated_at}&cursor_id=${session.id}`;
  await send('GET', `/api/user/sessions?limit=20&${place}`);
  await send('GET', `/api/user/sessions/${session.id}/documents?${place}`);
  await send('GET', `/api/user/sessions/${session.id}/conversation`);
  await send('GET', '/api/user/sessions/latest');
  await send('GET', `/api/user/documents/favorites?${place}`);
  for (const sort of ['updated_at', 'created_at', 'title']) {
    const { next_cursor } = await send('GET', `/api/user/documents?sort=${sort}&limit=1`);
    await send('GET', `/api/user/documents?sort=${sort}&limit=1&cursor=${next_cursor}`);
  }
  await send('GET', '/api/user/documents?q=word7');
  await send(
    'GET',
    '/api/user/documents?q=word7&kind=page&is_favorite=true&created_after=2020-01-01T00:00:00Z',
  );
  await send('GET', `/api/user/documents?ids=${document.id}`);
  await send('GET', `/api/user/documents/${document.id}`);
  await send('PATCH', `/api/user/documents/${document.id}`, { title: 'New', 'library.is_favorite': true });
  await send('PATCH', `/api/user/documents/${session.id}`, { title: 'New', is_session: true });
  await send('POST', `/api/user/documents/${document.id}/duplicate`, { copy_id: crypto.randomUUID() });
  await send('POST', '/api/user/documents/delete', { document_ids: [document.id] });
  await send('GET', '/api/user/library/trash');
  await send('POST', '/api/user/documents/restore', { document_ids: [document.id] });
  await send('POST', '/api/user/sessions/delete', { session_ids: [session.id] });
  await send('POST', '/api/user/sessions/restore', { session_ids: [session.id] });
  await send('POST', '/api/user/documents/delete', { document_ids: [document.id] });
  await send('POST', '/api/user/library/trash/empty');
  await tendLibrary(test.deps);
}

it('no statement of the library scans a whole table', async () => {
  await callEverything();
  const ours = [...statements.values()].filter(
    ({ sql }) => /^\s*(select|with|update|delete|insert|\()/i.test(sql) && !sql.includes('graphile_worker'),
  );
  expect(ours.length).toBeGreaterThan(30);
  const scans: string[] = [];
  const client = await test.database.pool.connect();
  const explain = async ({ sql, parameters }: Statement) => {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  try {
    for (const statement of ours) {
      // With the default planner, the large tables must use their indexes.
      const plan = await explain(statement);
      if (/Seq Scan on (documents|versions|document_search)\b/.test(plan))
        scans.push(`${statement.sql}\n${plan}`);
      // Small tables are scanned while small; without seqscan, the planner must find an index for when they
      // grow.
      await client.query('set enable_seqscan = off');
      const planWhenLarge = await explain(statement);
      await client.query('set enable_seqscan = on');
      if (planWhenLarge.includes('Seq Scan')) scans.push(`${statement.sql}\n${planWhenLarge}`);
    }
  } finally {
    client.release();
  }
  expect(scans.join('\n\n')).toBe('');
});
