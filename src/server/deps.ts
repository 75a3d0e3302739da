import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
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
import type { TemplateLibrary } from './features/templates/template-library.ts';
import type { TemplatePictures } from './features/templates/template-pictures.ts';
import type { Queue } from './jobs/queue.ts';
import type { Instance } from './lifecycle/instance-lock.ts';
import type { Renderer } from './rendering/renderer.ts';

/** All that verbs may reach. Made once at start, handed down; tests hand down their own. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  readonly listenHub: ListenHub;
  readonly files: FileStore;
  /** The one way to addresses that users, models or pages name. */
  readonly fetchGuarded: GuardedFetch;
  readonly payments: Payments;
  readonly renderer: Renderer;
  readonly queue: Queue;
  readonly identity: Identity;
  readonly mail: Mail;
  readonly models: LiveModels;
  /** Downloads by Ollama that this process has started. */
  readonly pulls: Pulls;
  readonly runs: RunEngine;
  /** What this process works on of the users' jobs. */
  readonly activeJobs: ActiveJobs;
  readonly jobFeeds: JobFeeds;
  readonly templates: TemplateLibrary;
  readonly templatePictures: TemplatePictures;
  /** This process, as others can tell whether it lives. */
  readonly instance: Instance;
  /** 32 random bytes of this installation; signs links. */
  readonly instanceSecret: Uint8Array;
  readonly metrics: Registry;
  readonly clock: () => Date;
  /** Of Octavo, from package.json. */
  readonly version: string;
  /** The built web app; absent in tests of the calls alone. */
  readonly webDir: string;
}
