import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { LocalEngine } from './adapters/engine/local-engine.ts';
import type { GuardedFetch } from './adapters/guarded-fetch/guarded-fetch.ts';
import type { Identity } from './adapters/identity/identity.ts';
import type { Payments } from './adapters/payments/payments.ts';
import type { FileStore } from './adapters/storage/file-store.ts';
import type { RunEngine } from './chat/runs/run-engine.ts';
import type { Config } from './config.ts';
import type { ListenHub } from './database/listen.ts';
import type { Database } from './database/schema.ts';
import type { Mail } from './features/mail/mail.ts';
import type { LiveModels } from './features/models/live-models.ts';
import type { Pulls } from './features/models/ollama-pulls.ts';
import type { ActiveJobs } from './features/pdf-jobs/active-jobs.ts';
import type { JobFeeds } from './features/pdf-jobs/job-feeds.ts';
import type { Photos } from './features/photos/create-photos.ts';
import type { TemplateLibrary } from './features/templates/template-library.ts';
import type { TemplatePictures } from './features/templates/template-pictures.ts';
import type { Queue } from './jobs/queue.ts';
import type { Instance } from './lifecycle/instance-lock.ts';
import type { Renderer } from './rendering/renderer.ts';

/** Everything verbs may use. Created once at start and passed down; tests pass their own. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  readonly listenHub: ListenHub;
  readonly files: FileStore;
  /** The only way to fetch URLs from users, models or pages. */
  readonly fetchGuarded: GuardedFetch;
  /** Stock photo services. */
  readonly photos: Photos;
  readonly payments: Payments;
  readonly renderer: Renderer;
  readonly queue: Queue;
  readonly identity: Identity;
  readonly mail: Mail;
  readonly models: LiveModels;
  /** Ollama downloads started by this process. */
  readonly pulls: Pulls;
  /** Runs models on this computer. */
  readonly engine: LocalEngine;
  readonly runs: RunEngine;
  /** User jobs this process is running. */
  readonly activeJobs: ActiveJobs;
  readonly jobFeeds: JobFeeds;
  readonly templates: TemplateLibrary;
  readonly templatePictures: TemplatePictures;
  /** Identity of this process, by which others check whether it is alive. */
  readonly instance: Instance;
  /** 32-byte secret of this installation; signs links. */
  readonly instanceSecret: Uint8Array;
  readonly metrics: Registry;
  readonly clock: () => Date;
  /** Octavo's version, from package.json. */
  readonly version: string;
  /** Folder of the built web app; absent in tests that only make calls. */
  readonly webDir: string;
}
