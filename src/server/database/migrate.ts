import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import * as documentsAndRuns from '../../../migrations/0001-documents-and-runs.ts';
import * as mails from '../../../migrations/0002-mails.ts';
import * as accountLife from '../../../migrations/0003-account-life.ts';
import * as mailedCodes from '../../../migrations/0004-mailed-codes.ts';
import * as sessionConfirmations from '../../../migrations/0005-session-confirmations.ts';
import * as library from '../../../migrations/0006-library.ts';
import * as pdfJobs from '../../../migrations/0007-pdf-jobs.ts';
import * as runCosts from '../../../migrations/0008-run-costs.ts';
import * as packedPages from '../../../migrations/0009-packed-pages.ts';
import * as brand from '../../../migrations/0010-brand.ts';
import * as membership from '../../../migrations/0011-membership.ts';
import * as shareLinks from '../../../migrations/0012-share-links.ts';
import * as creations from '../../../migrations/0016-creations.ts';
import * as assetsById from '../../../migrations/0018-assets-by-id.ts';
import * as paymentNotices from '../../../migrations/0020-payment-notices.ts';
import * as keptPrompts from '../../../migrations/0021-kept-prompts.ts';
import * as revokedSessions from '../../../migrations/0022-revoked-sessions.ts';
import * as rowsByAccount from '../../../migrations/0023-rows-by-account.ts';
import * as knownDevices from '../../../migrations/0024-known-devices.ts';
import * as linksByRequester from '../../../migrations/0025-links-by-requester.ts';
import * as versionContent from '../../../migrations/0026-version-content.ts';
import * as ownTemplates from '../../../migrations/0027-own-templates.ts';
import * as modelProviders from '../../../migrations/0028-model-providers.ts';
import * as securityEvents from '../../../migrations/0029-security-events.ts';
import * as ownModelKeys from '../../../migrations/0030-own-model-keys.ts';
import * as searchEngine from '../../../migrations/0031-search-engine.ts';
import * as sealedShareTokens from '../../../migrations/0032-sealed-share-tokens.ts';
import * as modelReasoning from '../../../migrations/0033-model-reasoning.ts';
import * as versionOrder from '../../../migrations/0034-version-order.ts';
import * as sender from '../../../migrations/0035-sender.ts';
import * as accountLanguage from '../../../migrations/0036-account-language.ts';
import * as modelTestCosts from '../../../migrations/0037-model-test-costs.ts';
import type { Database } from './schema.ts';

/** In execution order. A name never changes after release. */
const migrations: Record<string, Migration> = {
  '0001-documents-and-runs': documentsAndRuns,
  '0002-mails': mails,
  '0003-account-life': accountLife,
  '0004-mailed-codes': mailedCodes,
  '0005-session-confirmations': sessionConfirmations,
  '0006-library': library,
  '0007-pdf-jobs': pdfJobs,
  '0008-run-costs': runCosts,
  '0009-packed-pages': packedPages,
  '0011-membership': membership,
  '0012-share-links': shareLinks,
  '0010-brand': brand,
  '0016-creations': creations,
  '0018-assets-by-id': assetsById,
  '0020-payment-notices': paymentNotices,
  '0021-kept-prompts': keptPrompts,
  '0022-revoked-sessions': revokedSessions,
  '0023-rows-by-account': rowsByAccount,
  '0024-known-devices': knownDevices,
  '0025-links-by-requester': linksByRequester,
  '0026-version-content': versionContent,
  '0027-own-templates': ownTemplates,
  '0028-model-providers': modelProviders,
  '0029-security-events': securityEvents,
  '0030-own-model-keys': ownModelKeys,
  '0031-search-engine': searchEngine,
  '0032-sealed-share-tokens': sealedShareTokens,
  '0033-model-reasoning': modelReasoning,
  '0034-version-order': versionOrder,
  '0035-sender': sender,
  '0036-account-language': accountLanguage,
  '0037-model-test-costs': modelTestCosts,
};

/** Advisory lock key that nothing else uses: 'octavo' as bytes. */
const migrationLockKey = 0x6f637461766f;

/**
 * Runs `work` in one process at a time across all processes of this database; others wait. For schema
 * changes.
 */
export async function withMigrationLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    return await work();
  } finally {
    // A broken connection has already released the lock.
    await client.query('select pg_advisory_unlock($1)', [migrationLockKey]).catch(() => undefined);
    client.release();
  }
}

/**
 * Migrates the tables. Call inside `withMigrationLock`.
 * @param last the last migration to run, for tests of an earlier state; by default all run
 * @returns the names of the migrations that ran
 * @throws the database's error; a failed migration is rolled back completely
 */
export async function migrateDatabase(db: Kysely<Database>, last?: string): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Parallel branches may merge in another order than their numbers; no migration here depends on the
    // previous one.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error) throw error;
  return results.map((result) => result.migrationName);
}
