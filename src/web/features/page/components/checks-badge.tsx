import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Wrench from 'lucide-react/icons/wrench';
import type { ChecksReport } from '../../../../contract/chat-events.ts';
import { badgeClass } from '../../../components/ui/badge.tsx';
import { Popover } from '../../../components/ui/popover.tsx';
import { checksSummary } from '../checks-summary.ts';

const icons = { success: Check, warning: Wrench, danger: CircleAlert };

/** What was measured on the page: a word on the bar, the whole list on demand. */
export function ChecksBadge({ report }: { readonly report: ChecksReport }) {
  const { kind, text } = checksSummary(report);
  const Icon = icons[kind];
  const pages = report.pages === 1 ? 'one page' : `${report.pages} pages`;
  return (
    <Popover
      label="Checks"
      trigger={
        <button type="button" className={`${badgeClass(kind)} badge-button`}>
          <Icon className="icon" aria-hidden />
          {text}
        </button>
      }
    >
      <h2 className="h3 mb-1">Checks</h2>
      <p className="mb-3 text-13 text-ink-3">
        Measured on {pages}: overflow, clipping, overlap, contrast, glyphs, images, headings.
      </p>
      <ul className="grid gap-2 text-13 leading-[1.4]">
        {report.findings.map((finding) => (
          <li key={JSON.stringify(finding)} className="flex gap-2">
            <CircleAlert
              className={`icon mt-px ${finding.severity === 'fault' ? 'text-danger' : 'text-warning'}`}
              aria-hidden
            />
            <span>
              {finding.message}
              <span className="text-ink-3"> Page {finding.page}</span>
            </span>
          </li>
        ))}
        {report.repairs.map((repair) => (
          <li key={repair} className="flex gap-2">
            <Wrench className="icon mt-px text-warning" aria-hidden />
            {repair}
          </li>
        ))}
        {report.findings.length + report.repairs.length === 0 && (
          <li className="flex gap-2">
            <Check className="icon mt-px text-success" aria-hidden />
            Nothing overflows, overlaps or is hard to read.
          </li>
        )}
      </ul>
    </Popover>
  );
}
