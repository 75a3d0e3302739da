import { Badge } from '../../../components/ui/badge.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { useOverview } from '../api/staff.ts';
import { DayChart } from './day-chart.tsx';
import { Panel } from './panel.tsx';

const partNames: Readonly<Record<string, string>> = {
  database: 'Database',
  files: 'Files',
  renderer: 'Renderer',
};

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="num font-display text-28 tracking-head">{value}</dd>
    </div>
  );
}

/** Health, totals, and thirty days of use. */
export function Overview() {
  const { data, error } = useOverview();
  if (error)
    return (
      <Panel title="Health">
        <p role="alert" className="text-danger">
          {describeError(error)}
        </p>
      </Panel>
    );
  if (!data) return <Skeleton className="h-64" />;
  return (
    <div className="grid gap-4 md:gap-5 lg:grid-cols-[1fr_2fr]">
      <Panel title="Health">
        <ul aria-label="Health" className="flex flex-wrap gap-2">
          {Object.entries(data.health).map(([part, state]) => (
            <li key={part}>
              <Badge kind={state === 'ok' ? 'success' : 'danger'}>
                {partNames[part] ?? part}: {state === 'ok' ? 'works' : 'failing'}
              </Badge>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-2 gap-4">
          <Figure name="Users" value={data.users} />
          <Figure name="Mails sent" value={data.mails.sent} />
          <Figure name="Mails queued" value={data.mails.queued} />
          <Figure name="Mails failed" value={data.mails.failed} />
        </dl>
      </Panel>
      <Panel title="Use by day">
        <div className="grid gap-6 md:grid-cols-2">
          <DayChart
            title="Runs"
            days={data.days.map(({ day, runs, failed_runs }) => ({ day, value: runs, bad: failed_runs }))}
          />
          <DayChart
            title="New users"
            days={data.days.map(({ day, new_users }) => ({ day, value: new_users }))}
          />
        </div>
      </Panel>
    </div>
  );
}
