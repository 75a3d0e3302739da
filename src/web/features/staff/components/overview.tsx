import { Badge } from '../../../components/ui/badge.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { useOverview } from '../api/staff.ts';
import { numberOf } from '../moments.ts';
import { DayChart } from './day-chart.tsx';
import { Panel } from './panel.tsx';

function partName(part: string): string {
  const t = words('staff');
  const names: Readonly<Record<string, string>> = {
    database: t.database,
    disk: t.disk,
    files: t.files,
    renderer: t.renderer,
  };
  return names[part] ?? part;
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="num font-display text-28 tracking-head">{numberOf(value)}</dd>
    </div>
  );
}

/** Health, totals, and thirty days of use. */
export function Overview() {
  const t = words('staff');
  const { data, error } = useOverview();
  if (error)
    return (
      <Panel title={t.health}>
        <p role="alert" className="text-danger">
          {describeError(error)}
        </p>
      </Panel>
    );
  if (!data) return <Skeleton className="h-64" />;
  return (
    <div className="grid gap-4 md:gap-5 lg:grid-cols-[1fr_2fr]">
      <Panel title={t.health}>
        <ul aria-label={t.health} className="flex flex-wrap gap-2">
          {Object.entries(data.health).map(([part, state]) => (
            <li key={part}>
              <Badge kind={state === 'ok' ? 'success' : 'danger'}>
                {state === 'ok' ? t.partWorks(partName(part)) : t.partFailing(partName(part))}
              </Badge>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-2 gap-4">
          <Figure name={t.users} value={data.users} />
          <Figure name={t.emailsSent} value={data.mails.sent} />
          <Figure name={t.emailsQueued} value={data.mails.queued} />
          <Figure name={t.emailsFailed} value={data.mails.failed} />
        </dl>
      </Panel>
      <Panel title={t.useByDay}>
        <div className="grid gap-6 md:grid-cols-2">
          <DayChart
            title={t.runs}
            days={data.days.map(({ day, runs, failed_runs }) => ({ day, value: runs, bad: failed_runs }))}
          />
          <DayChart
            title={t.newUsers}
            days={data.days.map(({ day, new_users }) => ({ day, value: new_users }))}
          />
        </div>
      </Panel>
    </div>
  );
}
