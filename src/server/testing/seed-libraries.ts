import type { Pool } from 'pg';

export interface SeedSize {
  readonly users: number;
  /** Number of documents of each of the first users, u1, u2 …. */
  readonly first: readonly number[];
  /** Number of documents of every other user. */
  readonly each: number;
  /** Number of distinct words per document. */
  readonly words: number;
}

/** Documents per session; the number of sessions follows from it. */
const documentsOfSession = 20;

/** Returns the ID of a seeded row, the same in every run. */
const idOf = (kind: string, text: string) =>
  `overlay(overlay(md5('${kind}' || ${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/**
 * Fills the library's tables with SQL: users u1, u2 … with sessions, documents, one version each, and search
 * words from a vocabulary whose first ten words are in every document. Counts are written once at the end, as
 * the triggers would have.
 */
export async function seedLibraries(
  pool: Pool,
  { users, first, each, words }: SeedSize,
  note: (line: string) => void = () => undefined,
): Promise<void> {
  const client = await pool.connect();
  const run = async (what: string, sql: string) => {
    const startedAt = performance.now();
    await client.query(sql);
    note(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'");
    for (const table of ['documents', 'sessions'])
      await client.query(`alter table ${table} disable trigger user`);
    await run(
      'users',
      `insert into users (uid, email) select 'u' || n, 'u' || n || '@example.com' from generate_series(1, ${users}) n`,
    );
    // One row per document: its user, its number for that user, and its session.
    await client.query(`
      create temporary table seed as
      select 'u' || u as user_id, d, u || '-' || d as name, u || '-' || (d / ${documentsOfSession}) as session_name
      from generate_series(1, ${users}) u
      cross join lateral generate_series(0, coalesce((array[${first.join()}]::int[])[u], ${each}) - 1) d`);
    await run(
      'sessions',
      `insert into sessions (user_id, id, title, created_at, updated_at, document_count)
       select user_id, ${idOf('session', 'session_name')}, 'Session ' || session_name,
         now() - make_interval(mins => max(d)), now() - make_interval(mins => max(d)), count(*)
       from seed group by user_id, session_name`,
    );
    await run(
      'documents',
      `insert into documents (user_id, id, session_id, title, format, current_version, is_favorite, created_at, updated_at, filed_version)
       select user_id, ${idOf('document', 'name')}, ${idOf('session', 'session_name')},
         'Document ' || (d * 7919 % 1000) || ' of ' || user_id,
         case when d % 5 = 0 then 'slides-16x9' else 'a4' end, 1, d % 10 = 0,
         now() - make_interval(mins => d), now() - make_interval(mins => d), 1
       from seed`,
    );
    await run(
      'versions',
      `insert into versions (user_id, document_id, version, html, title, origin, label)
       select user_id, ${idOf('document', 'name')}, 1, '<article class="doc">' || name || '</article>', name, 'prompt', name
       from seed`,
    );
    await run('index of words dropped', 'drop index document_search_words');
    await run(
      'search words',
      `insert into document_search (user_id, document_id, words)
       select user_id, ${idOf('document', 'name')},
         array_to_tsvector(array(
           select left(md5(user_id), 8) || 'word' || (case when w < 10 then w else (d * 31 + w * 997) % 5000 end)
           from generate_series(1, ${words}) w
         ))
       from seed`,
    );
    await run(
      'index of words',
      'create index document_search_words on document_search using gin (words) with (fastupdate = off)',
    );
    await run(
      'counts',
      `insert into library_counts (user_id, sessions, documents, favorites)
       select user_id, count(distinct session_id), count(*), count(*) filter (where is_favorite)
       from documents group by user_id`,
    );
    await client.query('drop table seed');
    for (const table of ['documents', 'sessions'])
      await client.query(`alter table ${table} enable trigger user`);
    await run(
      'statistics',
      'vacuum analyze users, sessions, documents, versions, document_search, library_counts',
    );
  } finally {
    client.release();
  }
}
