import { type FormEvent, useState } from 'react';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import { type EntryOf, useSaveEntry } from '../api/entries.ts';
import type { KitParts } from '../api/kit-parts.ts';
import { FontChoice } from './font-choice.tsx';
import { FormActions } from './form-actions.tsx';
import { NameField } from './name-field.tsx';

interface Option {
  readonly id: string;
  readonly name: string;
}

/** Selects one of the user's entries, or none. */
function PartSelect({
  label,
  none,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly none: string;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const isUnlisted = value !== null && !options.some(({ id }) => id === value);
  return (
    <Field label={label}>
      {(wiring) => (
        <select
          {...wiring}
          className="input"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        >
          <option value="">{none}</option>
          {isUnlisted && <option value={value}>{words('brand').kitUnchanged}</option>}
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type Kit = EntryOf['kit'];
type KitFacts = Omit<Kit, 'id' | 'created_at'>;

const blank: KitFacts = {
  name: '',
  logo_id: null,
  palette_id: null,
  theme_id: null,
  heading_font_id: null,
  text_font_id: null,
  heading_family: '',
  text_family: '',
  voice: '',
  instruction_ids: [],
  website: '',
  is_default: false,
};

function factsOf({ id: _, created_at: __, ...facts }: Kit): KitFacts {
  return facts;
}

/** Form for a brand kit: each part is chosen from existing ones. */
export function KitForm({
  entry,
  parts,
  onDone,
}: {
  readonly entry: Kit | null;
  readonly parts: KitParts;
  readonly onDone: () => void;
}) {
  const t = words('brand');
  const saving = useSaveEntry('kit');
  const [kit, setKit] = useState<KitFacts>(() => (entry ? factsOf(entry) : blank));
  const [isTold, setIsTold] = useState(false);
  const change = (changes: Partial<KitFacts>) => setKit((before) => ({ ...before, ...changes }));
  const named = parts.assets.map(({ id, asset_name, file }) => ({ id, name: asset_name, file }));
  const fonts = named.filter(({ file }) => file.kind === 'font');

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTold(true);
    if (!kit.name.trim()) return;
    saving.mutate({ id: entry?.id ?? null, body: { ...kit, name: kit.name.trim() } }, { onSuccess: onDone });
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <NameField name={kit.name} onName={(name) => change({ name })} isTold={isTold} />
      <div className="grid gap-4 md:grid-cols-2">
        <PartSelect
          label={t.kitLogo}
          none={t.kitNoLogo}
          options={named.filter(({ file }) => file.kind !== 'font')}
          value={kit.logo_id}
          onChange={(id) => change({ logo_id: id })}
        />
        <PartSelect
          label={t.kitPalette}
          none={t.kitNoPalette}
          options={parts.palettes}
          value={kit.palette_id}
          onChange={(id) => change({ palette_id: id })}
        />
        <FontChoice
          label={t.kitHeadingFont}
          fonts={fonts}
          id={kit.heading_font_id}
          family={kit.heading_family}
          onChange={(id, family) => change({ heading_font_id: id, heading_family: family })}
        />
        <FontChoice
          label={t.kitTextFont}
          fonts={fonts}
          id={kit.text_font_id}
          family={kit.text_family}
          onChange={(id, family) => change({ text_font_id: id, text_family: family })}
        />
        <PartSelect
          label={t.kitTheme}
          none={t.setByDocument}
          options={parts.themes}
          value={kit.theme_id}
          onChange={(id) => change({ theme_id: id })}
        />
      </div>
      <Field label={words('site-kit').voice} hint={t.kitVoiceHint}>
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={2}
            maxLength={2000}
            value={kit.voice}
            onChange={(event) => change({ voice: event.target.value })}
          />
        )}
      </Field>
      {parts.instructions.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-13 font-semibold">{t.instructions}</legend>
          {parts.instructions.map(({ id, name }) => (
            <label key={id} className="check-line">
              <input
                type="checkbox"
                checked={kit.instruction_ids.includes(id)}
                onChange={({ target }) =>
                  change({
                    instruction_ids: target.checked
                      ? [...kit.instruction_ids, id]
                      : kit.instruction_ids.filter((each) => each !== id),
                  })
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <label className="check-line">
        <input
          type="checkbox"
          checked={kit.is_default}
          onChange={(event) => change({ is_default: event.target.checked })}
        />
        {words('site-kit').forAll}
      </label>
      <FormActions error={saving.error} isBusy={saving.isPending} onCancel={onDone} />
    </form>
  );
}
