import type { PdfJobKind, StepOf } from '../../../domain/pdf-job.ts';
import type { JobDeps } from '../../jobs/job-definition.ts';
import type { notePdfJobProgress, PdfJobRow } from './pdf-job-store.ts';
import type { PdfJobResult } from './pdf-job-view.ts';
import type { StepDetail } from './step-label.ts';

type Noted = Parameters<typeof notePdfJobProgress>[3];

/** The context of a job's work. */
export interface JobContext<K extends PdfJobKind> {
  readonly job: PdfJobRow;
  readonly deps: JobDeps;
  /** Aborts when the job is cancelled or taken by another worker, or when this worker stops. */
  readonly signal: AbortSignal;
  /**
   * Records the current step. The detail follows the step's label, as in 'Drawing, document 3 of 5'.
   * @throws the signal's reason if this worker no longer owns the job
   */
  step(step: StepOf<K>, detail?: StepDetail): Promise<void>;
  /** Records facts about the job, such as its document. */
  note(facts: Noted): Promise<void>;
}

/** Runs a job of one kind. Must be idempotent: a retry after a crash produces one result. */
export type JobWork<K extends PdfJobKind> = (context: JobContext<K>) => Promise<PdfJobResult>;
