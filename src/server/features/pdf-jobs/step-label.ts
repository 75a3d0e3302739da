import type { PdfJobKind } from '../../../domain/pdf-job.ts';
import { words } from '../../../words/en/steps.ts';
import { fillMessage, type MessageValues } from '../../../words/fill-message.ts';
import { sourceLanguage } from '../../../words/languages.ts';

/** How far a step is: its message, which contains the step's label, and the values. */
export interface StepDetail {
  readonly reason: Extract<keyof typeof words, `at_${string}`>;
  readonly values?: MessageValues;
}

const hasLabel = (key: string): key is keyof typeof words => Object.hasOwn(words, key);

/** Reads a stored detail; null if there is none, or if an older release wrote it. */
export function readDetail(stored: string | null): StepDetail | null {
  if (!stored?.startsWith('{')) return null;
  return JSON.parse(stored) as StepDetail;
}

/** Returns the English label of a job's step, such as 'Drawing, page 3 of 5'; empty before the first step. */
export function stepLabel(kind: PdfJobKind, step: string | null, detail: StepDetail | null): string {
  const key = `job_${kind}_${step}`;
  const label = hasLabel(key) ? words[key] : '';
  if (!detail || label === '') return label;
  return fillMessage(sourceLanguage, words[detail.reason], { ...detail.values, label });
}
