/** Statuses of background jobs: generations and exports too slow for a single request. */
export const pdfJobStatuses = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type PdfJobStatus = (typeof pdfJobStatuses)[number];

/** Allowed status changes. A job returns to `queued` when it is retried or its worker died. */
const transitions: Readonly<Record<PdfJobStatus, readonly PdfJobStatus[]>> = {
  queued: ['processing', 'failed', 'cancelled'],
  processing: ['completed', 'failed', 'cancelled', 'queued'],
  completed: [],
  failed: [],
  cancelled: [],
};

export function mayBecome(from: PdfJobStatus, to: PdfJobStatus): boolean {
  return transitions[from].includes(to);
}

/** Returns whether the job is queued or processing, so that it can be canceled. */
export function isUnfinished(status: PdfJobStatus): boolean {
  return transitions[status].length > 0;
}

export const pdfJobKinds = ['quality', 'pdf', 'print_ready', 'images', 'batch'] as const;
export type PdfJobKind = (typeof pdfJobKinds)[number];

/** Each job kind's steps, in order. Their labels are in the catalog: words/en/steps.ts. */
export const pdfJobSteps = {
  quality: ['outline', 'draft', 'checks', 'file'],
  pdf: ['read', 'draw', 'keep'],
  print_ready: ['read', 'draw', 'flatten', 'keep'],
  images: ['read', 'draw', 'keep'],
  batch: ['read', 'draw', 'pack', 'keep'],
} as const satisfies Record<PdfJobKind, readonly string[]>;

export type StepOf<K extends PdfJobKind> = (typeof pdfJobSteps)[K][number];

export interface StepPlace {
  /** Number of steps before this one. */
  readonly done: number;
  readonly of: number;
}

/** Returns a step's position within its kind; the start if the job has no step yet. */
export function placeOfStep(kind: PdfJobKind, step: string | null): StepPlace {
  const names: readonly string[] = pdfJobSteps[kind];
  const done = step === null ? 0 : Math.max(0, names.indexOf(step));
  return { done, of: names.length };
}
