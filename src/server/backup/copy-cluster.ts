import { copyFileSync, mkdirSync } from 'node:fs';
import { chown, lstat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Copied, copyTree } from './copy-tree.ts';

/** Folders whose contents a starting server makes anew. */
const emptied = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const ofTheRunning = ['postmaster.pid', 'postmaster.opts'];

const isEmptied = (path: string): boolean => emptied.some((folder) => path.startsWith(`${folder}/`));
const isTemporary = (path: string): boolean => /(?:^|\/)(?:pgsql_tmp|pg_internal\.init)[^/]*$/.test(path);

/** Copies the cluster of a server that isn't running. */
export function copyStoppedCluster(cluster: string, to: string): Promise<Copied> {
  return copyTree(cluster, to, (path) => !ofTheRunning.includes(path));
}

const walFolder = 'pg_wal';
/** A segment of the write-ahead log: timeline, log and segment, in hexadecimal. */
const segmentName = /^[0-9A-F]{24}$/;

/**
 * Copies the cluster of a running server while it goes on writing, by PostgreSQL's low-level backup calls
 * (https://www.postgresql.org/docs/current/continuous-archiving.html, section 25.3.4). The copy has the state
 * at the end of copying; a server started on it replays the copied log.
 * @param url of a superuser
 */
export async function copyRunningCluster(cluster: string, to: string, url: string): Promise<Copied> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const one = async <Row extends pg.QueryResultRow>(text: string): Promise<Row> => {
      const { rows } = await client.query<Row>(text);
      const [row] = rows;
      if (!row) throw new Error(`no answer to ${text}`);
      return row;
    };
    // The slot keeps the log from being recycled before it is copied; it ends with this connection.
    await one(`select pg_create_physical_replication_slot('octavo_backup_${process.pid}', true, true)`);
    const { first } = await one<{ first: string }>(
      `select pg_walfile_name(pg_backup_start('octavo', true)) as first`,
    );
    const data = await copyTree(
      cluster,
      to,
      (path) =>
        !ofTheRunning.includes(path) &&
        !isEmptied(path) &&
        !isTemporary(path) &&
        !path.startsWith(`${walFolder}/`),
    );
    const { last, label } = await one<{ last: string; label: string }>(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
    );
    const wal = await copyTree(join(cluster, walFolder), join(to, walFolder), (name) => {
      return segmentName.test(name) && name >= first && name <= last;
    });
    // The last to be copied, so that it isn't older than the data.
    copyFileSync(join(cluster, 'global/pg_control'), join(to, 'global/pg_control'));
    mkdirSync(join(to, walFolder, 'archive_status'), { recursive: true, mode: 0o700 });
    await writeFile(join(to, 'backup_label'), label, { mode: 0o600 });
    if (process.getuid?.() === 0) {
      const { uid, gid } = await lstat(cluster);
      for (const path of ['backup_label', `${walFolder}/archive_status`, 'global/pg_control'])
        await chown(join(to, path), uid, gid);
    }
    return { files: data.files + wal.files, bytes: data.bytes + wal.bytes };
  } finally {
    await client.end();
  }
}
