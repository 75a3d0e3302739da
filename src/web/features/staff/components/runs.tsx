import { useState } from 'react';
import { Badge, type BadgeKind } from '../../../components/ui/badge.tsx';
import { ChoiceMenu } from '../../../components/ui/menu.tsx';
import { inAList } from '../../../lib/in-a-list.ts';
import { words } from '../../../lib/words.ts';
import { type RunStatus, useRuns } from '../api/staff.ts';
import { durationOf, momentOf } from '../moments.ts';
import { List } from './list.tsx';
import { Panel } from './panel.tsx';

function statusChoices(): readonly { value: RunStatus; label: string; kind: BadgeKind }[] {
  const t = words('staff');
  return [
    { value: 'running', label: t.runRunning, kind: 'info' },
    { value: 'completed', label: t.runCompleted, kind: 'success' },
    { value: 'failed', label: t.runFailed, kind: 'danger' },
    { value: 'interrupted', label: t.runInterrupted, kind: 'warning' },
    { value: 'cancelled', label: t.runCancelled, kind: 'neutral' },
  ];
}

/** Runs and their errors. Prompts are private and not included. */
export function Runs() {
  const t = words('staff');
  const statuses = statusChoices();
  const [status, setStatus] = useState<RunStatus | null>(null);
  const found = useRuns(status);
  const runs = found.data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <Panel
      title={t.runs}
      aside={
        <ChoiceMenu
          name={t.show}
          value={status ?? 'all'}
          choices={[{ value: 'all', label: t.allRuns }, ...statuses]}
          onChange={(value) => setStatus(statuses.find((one) => one.value === value)?.value ?? null)}
        />
      }
    >
      <List label={t.runs} state={found} count={runs.length} emptyText={t.runsNone}>
        {runs.map((run) => {
          const shown = statuses.find(({ value }) => value === run.status);
          return (
            <li key={run.id} className="grid gap-1 border-b border-line py-2.5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge kind={shown?.kind ?? 'neutral'}>{shown?.label ?? run.status}</Badge>
                <span className="min-w-0 flex-1 basis-44 truncate">{run.user_email ?? t.deletedAccount}</span>
                <span className="num text-13 text-ink-3">
                  {inAList([
                    run.model_alias,
                    ...(run.duration_ms === null ? [] : [durationOf(run.duration_ms)]),
                    momentOf(run.created_at),
                  ])}
                </span>
              </p>
              {run.reason && <p className="text-13 text-ink-2">{run.reason}</p>}
            </li>
          );
        })}
      </List>
    </Panel>
  );
}
