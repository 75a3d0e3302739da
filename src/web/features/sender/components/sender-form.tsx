import { type ReactNode, useId, useState } from 'react';
import type { SenderDetails } from '../../../../contract/sender.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { CallError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';
import { useSaveSender } from '../api/sender.ts';
import { emptySender, faultsOf, isSameSender, type SenderFaults, senderFields } from '../sender-fields.ts';

/** Returns the errors that the server reports by field. */
function faultsOfAnswer(error: unknown): SenderFaults {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries(
    senderFields().flatMap(({ field }) => {
      const found = error.fields.find(({ path }) => path.split('.').includes(field));
      return found ? [[field, found.message]] : [];
    }),
  );
}

/** Form for the user's details. Errors show when it is submitted, and leave a field as it is corrected. */
export function SenderForm({
  saved: given,
  submitLabel,
  allowsUnchanged = false,
  onSaved,
  children,
}: {
  /** Null if nothing has been saved. */
  readonly saved: SenderDetails | null;
  readonly submitLabel: string;
  readonly allowsUnchanged?: boolean;
  readonly onSaved: (details: SenderDetails | null) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}) {
  const saved = { ...emptySender, ...given };
  const save = useSaveSender();
  const formId = useId();
  const [details, setDetails] = useState(saved);
  const [isChecked, setIsChecked] = useState(false);
  const found = isChecked ? faultsOf(details) : {};
  const answered = save.isError ? faultsOfAnswer(save.error) : {};
  const faults: SenderFaults = { ...answered, ...found };

  function submit(): void {
    setIsChecked(true);
    const [first] = Object.keys(faultsOf(details));
    if (first) {
      document.getElementById(formId)?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    save.mutate(details, { onSuccess: ({ sender }) => onSaved(sender) });
  }

  return (
    <form
      id={formId}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid items-start gap-x-4 gap-y-4 md:grid-cols-2">
        {senderFields().map(({ field, label, hint, rows, ...rest }) => (
          <div key={field} className={rows ? 'md:col-span-2' : undefined}>
            <Field label={label} error={faults[field] ?? null} {...(hint ? { hint } : {})}>
              {(wiring) => {
                const control = {
                  ...wiring,
                  ...rest,
                  name: field,
                  value: details[field],
                  onChange: ({ target }: { readonly target: { readonly value: string } }) => {
                    if (save.isError) save.reset();
                    setDetails({ ...details, [field]: target.value });
                  },
                };
                return rows ? (
                  <textarea {...control} className="input" rows={rows} />
                ) : (
                  <input {...control} className="input" />
                );
              }}
            </Field>
          </div>
        ))}
      </div>
      {Object.keys(faults).length === 0 && <Failure error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          kind="primary"
          disabled={!allowsUnchanged && isSameSender(details, saved)}
          isBusy={save.isPending}
        >
          {save.isPending ? words('sender').saving : submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
