import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { countOrphans, listOwnedTables } from '../../src/server/database/tie-to-accounts.ts';
import type { OwnerClient } from '../../src/server/testing/owner-client.ts';
import type { Bed } from './bed.ts';

/** Timeout (ms); a dead process's job is detected within a minute. */
const settleMs = 180_000;

export interface Finding {
  readonly what: string;
  readonly broken: number;
}

const count = async (bed: Bed, text: string): Promise<number> =>
  Number((await bed.query<{ n: string }>(`select count(*) as n from (${text}) as found`))[0]?.n);

/** Counts unfinished runs and jobs, and months with generations still reserved. */
const unsettled = (bed: Bed): Promise<number> =>
  count(
    bed,
    `select id from runs where status not in ('completed', 'failed', 'interrupted', 'cancelled', 'stopped')
     union all select id from pdf_jobs where status in ('queued', 'processing')
     union all select null from allowance_periods where fast_held + quality_held > 0`,
  );

async function orphansOf(bed: Bed): Promise<number> {
  const pool = new pg.Pool({ connectionString: bed.database.url, max: 1 });
  try {
    let orphans = 0;
    for (const owned of await listOwnedTables(pool)) orphans += await countOrphans(pool, owned);
    return orphans;
  } finally {
    await pool.end();
  }
}

/** Counts the acknowledged writes that a server doesn't know. */
export async function missingOf(owner: OwnerClient, acknowledged: ReadonlySet<string>): Promise<number> {
  let missing = 0;
  for (const path of acknowledged) {
    const answer = await owner.send('GET', path);
    await answer.arrayBuffer();
    if (answer.status === 429) await delay(5_000);
    if (answer.status === 404) missing += 1;
  }
  return missing;
}

/** Checks the invariants after a fault and counts the violations of each. Waits for unfinished work first. */
export async function checkInvariants(bed: Bed, acknowledged: ReadonlySet<string>): Promise<Finding[]> {
  const until = performance.now() + settleMs;
  while ((await unsettled(bed)) > 0 && performance.now() < until) await delay(500);
  const entriesOf = (entry: string, bucket: string) =>
    `(select count(*) from allowance_entries e where e.user_id = p.user_id and e.period_start = p.period_start and e.bucket = '${bucket}' and e.entry = '${entry}')`;
  const wrongSums = ['fast', 'quality']
    .map(
      (bucket) =>
        `p.${bucket}_used <> ${entriesOf('charge', bucket)} or p.${bucket}_held <> ${entriesOf('claim', bucket)} - ${entriesOf('charge', bucket)} - ${entriesOf('release', bucket)} or p.${bucket}_held <> 0`,
    )
    .join(' or ');
  return [
    { what: 'acknowledged writes lost', broken: await missingOf(bed.owner(), acknowledged) },
    { what: 'runs and jobs stuck', broken: await unsettled(bed) },
    { what: 'rows without an account', broken: await orphansOf(bed) },
    {
      what: 'ledger sums wrong or held for good',
      broken: await count(bed, `select 1 from allowance_periods p where ${wrongSums}`),
    },
    {
      what: 'documents without their newest version',
      broken: await count(
        bed,
        `select 1 from documents d where d.current_version > 0 and not exists
         (select 1 from versions v where v.document_id = d.id and v.version = d.current_version)`,
      ),
    },
    {
      what: 'completed jobs without a file',
      broken: await count(bed, `select 1 from pdf_jobs where status = 'completed' and result is null`),
    },
  ];
}
