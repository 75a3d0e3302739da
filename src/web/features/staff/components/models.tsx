import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { inAList } from '../../../lib/in-a-list.ts';
import { words } from '../../../lib/words.ts';
import { type StaffModel, useModelList, useModelTest } from '../api/models.ts';
import { dollarsOf, durationOf } from '../moments.ts';
import { List } from './list.tsx';
import { Panel } from './panel.tsx';

const priceOf = ({ price }: StaffModel): string =>
  price ? words('staff').price(dollarsOf(price.input), dollarsOf(price.output)) : words('staff').priceUnset;

function Model({ model }: { readonly model: StaffModel }) {
  const t = words('staff');
  const { mutate, data, error, isPending } = useModelTest(model.alias);
  return (
    <li className="grid gap-1 border-b border-line py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {data && (
          <Badge kind={data.is_working ? 'success' : 'danger'}>{data.is_working ? t.works : t.fails}</Badge>
        )}
        <span className="min-w-0 flex-1 basis-44">
          {model.label}
          <span className="block text-13 text-ink-3">{inAList([model.provider, priceOf(model)])}</span>
        </span>
        <Button isBusy={isPending} onClick={() => mutate()} aria-label={t.testOf(model.label)}>
          {isPending ? t.testing : t.test}
        </Button>
      </p>
      <p role="status" className="text-13 text-ink-2">
        {error && describeError(error)}
        {data && `${data.message} `}
        {data?.first_token_ms != null && t.speed(durationOf(data.first_token_ms), durationOf(data.total_ms))}
      </p>
    </li>
  );
}

/** Models of this installation; each can be tested with a real prompt. */
export function Models() {
  const t = words('staff');
  const found = useModelList();
  const models = found.data?.models ?? [];
  const state = {
    isPending: found.isPending,
    error: found.error,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: () => undefined,
  };
  return (
    <Panel title={t.models}>
      <List label={t.models} state={state} count={models.length} emptyText={t.modelsNone}>
        {models.map((model) => (
          <Model key={model.alias} model={model} />
        ))}
      </List>
    </Panel>
  );
}
