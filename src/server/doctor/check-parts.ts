import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openFileStore } from '../adapters/storage/open-file-store.ts';
import type { Config } from '../config.ts';
import { createClosers } from '../lifecycle/closers.ts';
import { openDatabase } from '../lifecycle/open-database.ts';
import { portProblem } from '../lifecycle/port-problem.ts';
import { findBrowser } from '../rendering/find-browser.ts';
import { asFinding, type Finding, type FindingLine, fault, ok, warning } from './finding.ts';

const megabyte = 1024 * 1024;

/** A month of usual work fits. */
const comfortableBytes = 1024 * megabyte;

/** With less, Octavo itself reports that it isn't ready. */
const leastBytes = 32 * megabyte;

/** Checks the free space where data is kept. @param folder an existing folder */
export async function checkRoom(part: string, folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const values = { folder, free: (free / (1024 * megabyte)).toFixed(1) };
  if (free < leastBytes) return fault(part, { reason: 'roomNone', values });
  if (free < comfortableBytes) return warning(part, { reason: 'roomLittle', values });
  return ok(part, { reason: 'room', values });
}

/** Checks that the port to listen on is free. */
export function checkPort({ host, port }: Config): Promise<Finding> {
  return asFinding('port', async () => {
    const probe = createServer();
    try {
      probe.listen(port, host);
      await once(probe, 'listening');
    } catch (error) {
      throw portProblem(error, { host, port }) ?? error;
    }
    probe.close();
    await once(probe, 'close');
    return ok(
      'port',
      port === 0 ? { reason: 'portAny' } : { reason: 'portFree', values: { host, port: String(port) } },
    );
  });
}

/** Connects to the database, or starts the embedded one, and stops it again. */
export function checkDatabase(config: Config): Promise<Finding> {
  const closers = createClosers();
  const part = 'database';
  return asFinding(part, async () => {
    try {
      const { db } = await openDatabase({
        config,
        closers,
        signal: new AbortController().signal,
        note: () => undefined,
        onIdleError: () => undefined,
        onTrouble: () => undefined,
        tries: 1,
      });
      const { rows } = await sql<{ version: string }>`
        select current_setting('server_version') as version`.execute(db);
      return ok(part, {
        reason: config.databaseUrl ? 'databaseOther' : 'databaseOwn',
        values: { version: rows[0]?.version ?? '' },
      });
    } finally {
      await closers.closeAll(() => undefined);
    }
  });
}

/** Writes a file to the store, reads it back, and removes it. */
export function checkStorage({ storage }: Config): Promise<Finding> {
  const part = 'files';
  return asFinding(part, async () => {
    const files = await openFileStore(storage);
    const key = `doctor/${randomUUID()}.txt`;
    const written = new TextEncoder().encode(key);
    await files.put(key, written, 'text/plain');
    const read = await files.get(key);
    await files.remove(key);
    if (read === null || Buffer.compare(read, written) !== 0) return fault(part, { reason: 'filesWrong' });
    if (storage.kind === 'disk') return checkRoom(part, storage.folder);
    return ok(part, { reason: 'bucketWorks', values: { bucket: storage.bucket } });
  });
}

/** Renders the probe page. */
export function checkRendering({ browserPath, dataDir }: Config): Promise<Finding> {
  const part = 'browser';
  return asFinding(part, async () => {
    const skipped: string[] = [];
    const found = await findBrowser({
      cacheDir: join(dataDir, 'browser'),
      note: (line) => skipped.push(line),
      ...(browserPath === null ? {} : { browserPath }),
    });
    const by: FindingLine =
      found.source === 'bundled'
        ? { reason: 'browserBundled' }
        : { reason: 'browserFound', values: { path: found.path } };
    return skipped.length > 0 ? warning(part, by, ...skipped) : ok(part, by);
  });
}
