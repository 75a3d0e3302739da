import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Wrench from 'lucide-react/icons/wrench';
import type { ChecksReport } from '../../../../contract/chat-events.ts';
import { badgeClass } from '../../../components/ui/badge.tsx';
import { Popover } from '../../../components/ui/popover.tsx';
import { counted, words } from '../../../lib/words.ts';
import { checksSummary } from '../checks-summary.ts';
import { repairWords } from '../finding-words.ts';
import { type FindingActions, FindingRow } from './finding-row.tsx';

const icons = { success: Check, warning: Wrench, danger: CircleAlert };

/** Badge with the check result; opens the list of findings and their actions. */
export function ChecksBadge({
  report,
  actions,
}: {
  readonly report: ChecksReport;
  readonly actions: FindingActions;
}) {
  const { kind, text } = checksSummary(report);
  const Icon = icons[kind];
  const t = words('page');
  return (
    <Popover
      label={t.checks}
      trigger={
        <button type="button" className={`${badgeClass(kind)} badge-button`}>
          <Icon className="icon" aria-hidden />
          {text}
        </button>
      }
    >
      <h2 className="h3 mb-1">{t.checks}</h2>
      <p className="mb-3 text-13 text-ink-3">{counted(t.checksMeasured, report.pages)}</p>
      <ul className="grid gap-3 text-13 leading-[1.4]">
        {report.findings.map((finding) => (
          <FindingRow key={finding.id || JSON.stringify(finding)} finding={finding} actions={actions} />
        ))}
        {repairWords(report).map((repair) => (
          <li key={repair} className="flex gap-2">
            <Wrench className="icon mt-px text-warning" aria-hidden />
            {repair}
          </li>
        ))}
        {report.findings.length + report.repairs.length === 0 && (
          <li className="flex gap-2">
            <Check className="icon mt-px text-success" aria-hidden />
            {t.checksFine}
          </li>
        )}
      </ul>
    </Popover>
  );
}
