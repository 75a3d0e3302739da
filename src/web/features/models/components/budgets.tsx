import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { type ModelSettings, useChangeChoices } from '../api/models.ts';
import { centsInWords } from '../figures.ts';

const centsOf = (text: string): number | null =>
  text.trim() === '' ? null : Math.max(1, Math.round(Number(text) * 100));
const textOf = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

/** Monthly spending limits, in total and per account. */
export function Budgets({ settings }: { readonly settings: ModelSettings }) {
  const [month, setMonth] = useState(textOf(settings.month_cents));
  const [account, setAccount] = useState(textOf(settings.account_cents));
  const change = useChangeChoices();
  const t = words('models');
  const { month_cents: limit, spent_usd: spent } = settings;
  const isOver = limit !== null && spent * 100 >= limit;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          {
            month_cents: centsOf(month),
            account_cents: centsOf(account),
          },
          {
            onSuccess: () => showToast({ title: t.budgetSaved, text: t.budgetSavedText }),
          },
        );
      }}
    >
      <p className={isOver ? 'num text-danger' : 'num text-ink-2'}>
        {limit === null
          ? t.budgetSpent(centsInWords(spent))
          : t.budgetSpentOf(centsInWords(spent), centsInWords(limit / 100))}
      </p>
      {isOver && <p className="text-danger">{t.budgetOver}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        <Money label={t.budgetEveryone} value={month} onChange={setMonth} />
        <Money label={t.budgetAccount} value={account} onChange={setAccount} />
      </div>
      <Failure error={change.error} />
      <p>
        <Button type="submit" isBusy={change.isPending}>
          {change.isPending ? words('providers').saving : t.budgetSave}
        </Button>
      </p>
    </form>
  );
}

function Money({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={words('models').budgetUnit}>
      {(wiring) => (
        <input
          {...wiring}
          className="input num"
          type="number"
          min={0.01}
          max={20_000_000}
          step="0.01"
          inputMode="decimal"
          placeholder={words('models').budgetNoLimit}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
