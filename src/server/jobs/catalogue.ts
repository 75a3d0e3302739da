import { purgeRenderedFiles } from './definitions/purge-rendered-files.ts';
import { reapRunsJob } from './definitions/reap-runs.ts';
import type { JobDefinition } from './job-definition.ts';

/** Every job there is. */
export const jobCatalogue: readonly JobDefinition[] = [purgeRenderedFiles, reapRunsJob];
