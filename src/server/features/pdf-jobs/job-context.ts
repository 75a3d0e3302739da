import type { PdfJobKind, StepOf } from '../../../domain/pdf-job.ts';
import type { JobDeps } from '../../jobs/job-definition.ts';
import type { notePdfJobProgress, PdfJobRow } from './pdf-job-store.ts';
import type { PdfJobResult } from './pdf-job-view.ts';

type Noted = Parameters<typeof notePdfJobProgress>[3];

/** What the work of one kind has to go by. */
export interface JobContext<K extends PdfJobKind> {
  readonly job: PdfJobRow;
  readonly deps: JobDeps;
  /** Fires when the job was cancelled, when another worker has it, and when this one stops. */
  readonly signal: AbortSignal;
  /**
   * Notes where the work is; the words come after those of the step, as in 'Drawing, document 3 of 5'.
   * @throws the signal's reason where the job is not ours any more
   */
  step(step: StepOf<K>, detail?: string): Promise<void>;
  /** Notes what the job is about. */
  note(facts: Noted): Promise<void>;
}

/** Does the work of a kind of job. Done again after a crash, it leads to the same result once. */
export type JobWork<K extends PdfJobKind> = (context: JobContext<K>) => Promise<PdfJobResult>;
