import { fileDocumentJob } from './definitions/file-document.ts';
import { finishAccountDeletionsJob } from './definitions/finish-account-deletions.ts';
import { forgetPdfJobsJob } from './definitions/forget-pdf-jobs.ts';
import { handlePaymentEventJob } from './definitions/handle-payment-event.ts';
import { makeDataExportJob } from './definitions/make-data-export.ts';
import { purgeRenderedFiles } from './definitions/purge-rendered-files.ts';
import { reapRunsJob } from './definitions/reap-runs.ts';
import { runPdfJobJob } from './definitions/run-pdf-job.ts';
import { sendMailJob } from './definitions/send-mail.ts';
import { sweepAssetsJob } from './definitions/sweep-assets.ts';
import { sweepOrphansJob } from './definitions/sweep-orphans.ts';
import { tendCreationsJob } from './definitions/tend-creations.ts';
import { tendLibraryJob } from './definitions/tend-library.ts';
import { tendMailsJob } from './definitions/tend-mails.ts';
import { tendPaymentsJob } from './definitions/tend-payments.ts';
import { tendSharesJob } from './definitions/tend-shares.ts';
import type { JobDefinition } from './job-definition.ts';

/** All jobs. */
export const jobCatalogue: readonly JobDefinition[] = [
  purgeRenderedFiles,
  reapRunsJob,
  sendMailJob,
  tendMailsJob,
  finishAccountDeletionsJob,
  makeDataExportJob,
  fileDocumentJob,
  tendLibraryJob,
  runPdfJobJob,
  tendSharesJob,
  tendCreationsJob,
  sweepAssetsJob,
  sweepOrphansJob,
  forgetPdfJobsJob,
  handlePaymentEventJob,
  tendPaymentsJob,
];
