import path from 'node:path';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { pino } from 'pino';
import { createGuardedFetch } from '../../adapters/guarded-fetch/create-guarded-fetch.ts';
import { openFileStore } from '../../adapters/storage/open-file-store.ts';
import { createModelCatalogue } from '../../chat/providers/model-catalogue.ts';
import { createRunEngine } from '../../chat/runs/run-engine.ts';
import { readConfig } from '../../config.ts';
import { connectDatabase } from '../../database/connect.ts';
import { createListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import type { JobRun } from '../../jobs/job-definition.ts';
import { holdInstanceLock } from '../../lifecycle/instance-lock.ts';
import { createRenderer } from '../../rendering/renderer.ts';
import { unchangingModels } from '../../testing/unchanging-models.ts';
import { createActiveJobs } from './active-jobs.ts';
import { runPdfJob } from './run-pdf-job.ts';

/*
 * A separate worker process that kills itself with SIGKILL after recording a given step of a job or, for the
 * step 'stored', after storing a file. Used by pdf-jobs-crash.test.ts.
 */

const [databaseUrl = '', dataDir = '', jobId = '', lastStep = '', browserCache = ''] = process.argv.slice(2);

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function watch({ query }: LogEvent): void {
  if (query.sql.includes('update "pdf_jobs"') && query.parameters.includes(lastStep)) die();
}

const connection = connectDatabase(databaseUrl);
const db = new Kysely<Database>({
  dialect: new PostgresDialect({ pool: connection.pool }),
  log: watch,
});
const config = readConfig({ OCTAVO_DATA_DIR: dataDir });
const log = pino({ level: 'warn' }, process.stderr);
const listenHub = createListenHub(databaseUrl);
const renderer = createRenderer({ cacheDir: browserCache });
const clock = () => new Date();
const files = await openFileStore({ kind: 'disk', folder: path.join(dataDir, 'files') });
const unused = undefined as never;
const models = unchangingModels(createModelCatalogue(config.models, { pauseMs: 5 }));
const deps: JobRun['deps'] = {
  config,
  log,
  db,
  listenHub,
  pool: unused,
  identity: unused,
  payments: unused,
  mail: unused,
  files: {
    ...files,
    async put(key, bytes, contentType) {
      await files.put(key, bytes, contentType);
      if (lastStep === 'stored') die();
    },
  },
  renderer,
  models,
  runs: await createRunEngine({
    db,
    files,
    listenHub,
    renderer,
    log,
    clock,
    models,
    photos: unused,
    fetchGuarded: createGuardedFetch({ allowedHosts: [] }),
  }),
  activeJobs: await createActiveJobs({ db, listenHub }),
  instance: await holdInstanceLock(databaseUrl, db),
  clock,
};
await runPdfJob(
  { id: jobId },
  { deps, signal: new AbortController().signal, again: () => Promise.resolve() },
);
// Reached only if the process wasn't killed; the exit code tells the test.
process.exit(3);
