import { type FormEvent, useState } from 'react';
import { maxInstructionLength } from '../../../../contract/brand.ts';
import { Field } from '../../../components/ui/field.tsx';
import { type EntryOf, useSaveEntry } from '../api/entries.ts';
import { EntryPane } from './entry-pane.tsx';
import { FormActions } from './form-actions.tsx';
import { NameField } from './name-field.tsx';

const words = {
  one: 'instruction',
  many: 'Instructions',
  emptyTitle: 'No instructions yet.',
  emptyText:
    'Describe once what your documents should be like, such as “dark, in German, with a table”, then add it to any prompt.',
};

/** Instructions that are sent with prompts. */
export function InstructionPane() {
  return (
    <EntryPane
      kind="instruction"
      words={words}
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
        label="Instruction"
        hint={`${instruction.length.toLocaleString('en')} of ${maxInstructionLength.toLocaleString('en')} characters`}
        error={isTold && !instruction.trim() ? 'An instruction is required.' : null}
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
