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

/** Labels of each job kind's steps, in order, shown as progress. */
export const pdfJobSteps = {
  quality: { outline: 'Outlining', draft: 'Drafting', checks: 'Checking', file: 'Making the PDF' },
  pdf: { read: 'Reading the document', draw: 'Drawing the pages', keep: 'Storing the file' },
  print_ready: {
    read: 'Reading the document',
    draw: 'Drawing the pages',
    flatten: 'Adding bleed and marks',
    keep: 'Storing the file',
  },
  images: { read: 'Reading the document', draw: 'Drawing', keep: 'Storing the files' },
  batch: { read: 'Reading the documents', draw: 'Drawing', pack: 'Packing', keep: 'Storing the file' },
} as const satisfies Record<PdfJobKind, Readonly<Record<string, string>>>;

export type StepOf<K extends PdfJobKind> = keyof (typeof pdfJobSteps)[K] & string;

export interface StepPlace {
  readonly label: string;
  /** Number of steps before this one. */
  readonly done: number;
  readonly of: number;
}

/** Returns a step's position within its kind; the start if the job has no step yet. */
export function placeOfStep(kind: PdfJobKind, step: string | null): StepPlace {
  const names = Object.keys(pdfJobSteps[kind]);
  const done = step === null ? 0 : Math.max(0, names.indexOf(step));
  const labels: Readonly<Record<string, string>> = pdfJobSteps[kind];
  return { label: step === null ? '' : (labels[step] ?? ''), done, of: names.length };
}
