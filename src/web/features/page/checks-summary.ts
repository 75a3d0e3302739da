import type { ChecksReport } from '../../../contract/chat-events.ts';
import { counted, words } from '../../lib/words.ts';

export interface ChecksSummary {
  readonly kind: 'success' | 'warning' | 'danger';
  readonly text: string;
}

/** Returns the badge of a report: faults first, then repairs, then success. */
export function checksSummary(report: ChecksReport): ChecksSummary {
  const t = words('page');
  const open = report.findings.filter(({ is_intended }) => !is_intended);
  const faults = open.filter(({ severity }) => severity === 'fault').length;
  if (faults > 0 || !report.passed)
    return { kind: 'danger', text: counted(t.checksFaults, Math.max(faults, 1)) };
  if (report.repairs.length > 0)
    return { kind: 'warning', text: counted(t.checksRepairs, report.repairs.length) };
  if (open.length > 0) return { kind: 'warning', text: counted(t.checksWarnings, open.length) };
  return { kind: 'success', text: t.checksPassed };
}
