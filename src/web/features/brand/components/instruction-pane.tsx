import { type FormEvent, useState } from 'react';
import { maxInstructionLength } from '../../../../contract/brand.ts';
import { Field } from '../../../components/ui/field.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import { type EntryOf, useSaveEntry } from '../api/entries.ts';
import { EntryPane } from './entry-pane.tsx';
import { FormActions } from './form-actions.tsx';
import { NameField } from './name-field.tsx';

/** Instructions that are sent with prompts. */
export function InstructionPane() {
  return (
    <EntryPane
      kind="instruction"
      draw={({ name, instruction }) => (
        <>
          <h2 className="brand-name">{name}</h2>
          <p className="brand-words">{instruction}</p>
        </>
      )}
      form={(entry, onDone) => <InstructionForm entry={entry} onDone={onDone} />}
    />
  );
}

function InstructionForm({
  entry,
  onDone,
}: {
  readonly entry: EntryOf['instruction'] | null;
  readonly onDone: () => void;
}) {
  const t = words('brand');
  const saving = useSaveEntry('instruction');
  const [name, setName] = useState(entry?.name ?? '');
  const [instruction, setInstruction] = useState(entry?.instruction ?? '');
  const [isTold, setIsTold] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTold(true);
    if (!name.trim() || !instruction.trim()) return;
    const body = { name: name.trim(), instruction: instruction.trim() };
    saving.mutate({ id: entry?.id ?? null, body }, { onSuccess: onDone });
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <NameField name={name} onName={setName} isTold={isTold} />
      <Field
        label={t.instruction}
        hint={t.instructionHint(
          instruction.length.toLocaleString(language()),
          maxInstructionLength.toLocaleString(language()),
        )}
        error={isTold && !instruction.trim() ? t.instructionMissing : null}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={6}
            maxLength={maxInstructionLength}
            value={instruction}
            onChange={(event) => setInstruction(event.target.value)}
          />
        )}
      </Field>
      <FormActions error={saving.error} isBusy={saving.isPending} onCancel={onDone} />
    </form>
  );
}
