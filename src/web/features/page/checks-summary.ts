import type { ChecksReport } from '../../../contract/chat-events.ts';

export interface ChecksSummary {
  readonly kind: 'success' | 'warning' | 'danger';
  readonly text: string;
}

const count = (figure: number, word: string): string => `${figure} ${word}${figure === 1 ? '' : 's'}`;

/** Returns the badge of a report: faults first, then repairs, then success. */
export function checksSummary(report: ChecksReport): ChecksSummary {
  const open = report.findings.filter(({ is_intended }) => !is_intended);
  const faults = open.filter(({ severity }) => severity === 'fault').length;
  if (faults > 0 || !report.passed) return { kind: 'danger', text: count(Math.max(faults, 1), 'fault') };
  if (report.repairs.length > 0) return { kind: 'warning', text: count(report.repairs.length, 'repair') };
  if (open.length > 0) return { kind: 'warning', text: count(open.length, 'warning') };
  return { kind: 'success', text: 'Checks passed' };
}
