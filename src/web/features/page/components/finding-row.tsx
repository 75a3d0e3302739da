import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { CheckFinding } from '../../../../contract/chat-events.ts';
import { Button } from '../../../components/ui/button.tsx';
import { words } from '../../../lib/words.ts';
import { findingWords, fixWords } from '../finding-words.ts';

/** Actions for findings; null while another action is running. */
export interface FindingActions {
  readonly onFix: ((finding: CheckFinding) => void) | null;
  readonly onIntend: ((finding: CheckFinding, isIntended: boolean) => void) | null;
  /** Finding that is being fixed or marked. */
  readonly busyId: string | null;
}

/** One finding: problem, location, suggested fix, and its two actions. */
export function FindingRow({
  finding,
  actions,
}: {
  readonly finding: CheckFinding;
  readonly actions: FindingActions;
}) {
  const t = words('page');
  const { is_intended: isIntended, fix } = finding;
  const message = findingWords(finding);
  const isBusy = actions.busyId === finding.id;
  const hasId = finding.id !== '';
  const fixLabel = isBusy ? t.findingFixing : fix?.kind === 'ask' ? t.findingFixInChat : t.findingFix;
  const intendLabel = isIntended ? t.findingNotIntended : t.findingIntended;
  const Icon = isIntended ? CircleCheck : CircleAlert;
  const colour = isIntended ? 'text-ink-3' : finding.severity === 'fault' ? 'text-danger' : 'text-warning';
  return (
    <li className="flex gap-2">
      <Icon className={`icon mt-px ${colour}`} aria-hidden />
      <div className="min-w-0">
        <p className={isIntended ? 'text-ink-3' : ''}>
          {isIntended ? t.findingAction(t.findingIntended, message) : message}
        </p>
        {!isIntended && fix?.kind === 'repair' && <p className="mt-0.5 text-ink-3">{fixWords(finding)}</p>}
        {hasId && (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {!isIntended && fix && (
              <Button
                size="s"
                isBusy={isBusy}
                disabled={!actions.onFix || actions.busyId !== null}
                aria-label={t.findingAction(fixLabel, message)}
                onClick={() => actions.onFix?.(finding)}
              >
                {fixLabel}
              </Button>
            )}
            <Button
              size="s"
              kind="quiet"
              disabled={!actions.onIntend || actions.busyId !== null}
              aria-label={t.findingAction(intendLabel, message)}
              onClick={() => actions.onIntend?.(finding, !isIntended)}
            >
              {intendLabel}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
