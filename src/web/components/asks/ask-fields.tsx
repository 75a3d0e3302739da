import { useState } from 'react';
import { mostPagesAsked, type RunAsks, textAmounts, textTreatments } from '../../../contract/run-asks.ts';
import { words } from '../../lib/words.ts';
import { Field, type FieldWiring } from '../ui/field.tsx';
import { amountLabels, languageNames, treatmentLabels, withoutAsk } from './ask-words.ts';

interface AskFieldsProps {
  readonly asks: RunAsks;
  readonly onChange: (asks: RunAsks) => void;
}

type Option = readonly [value: string, label: string];

/** Optional fields for what can be asked for besides the prompt. */
export function AskFields({ asks, onChange }: AskFieldsProps) {
  const set = (name: keyof RunAsks, value: string): void =>
    onChange(value === '' ? withoutAsk(asks, name) : ({ ...asks, [name]: value } as RunAsks));
  const t = words('asks');
  const byPrompt: Option = ['', t.auto];
  const treatments = treatmentLabels();
  const amounts = amountLabels();
  const { language = '' } = asks;
  const languages: readonly Option[] = [
    byPrompt,
    ...Object.entries(languageNames),
    ...(language === '' || language in languageNames ? [] : [[language, language] as const]),
  ];
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      <Choice
        label={t.givenText}
        options={[byPrompt, ...textTreatments.map((value) => [value, treatments[value]] as const)]}
        value={asks.text}
        onChoose={(value) => set('text', value)}
      />
      <Choice
        label={t.amount}
        options={[byPrompt, ...textAmounts.map((value) => [value, amounts[value]] as const)]}
        value={asks.amount}
        onChoose={(value) => set('amount', value)}
      />
      <PagesField
        pages={asks.pages}
        onChange={(pages) => onChange(pages === undefined ? withoutAsk(asks, 'pages') : { ...asks, pages })}
      />
      <Choice
        label={t.language}
        options={languages}
        value={language}
        onChoose={(value) => set('language', value)}
      />
      <div className="col-span-2">
        <FreeText
          label={t.tone}
          example={t.toneExample}
          most={80}
          value={asks.tone}
          onText={(value) => set('tone', value)}
        />
      </div>
      <div className="col-span-2">
        <FreeText
          label={t.readers}
          example={t.readersExample}
          most={160}
          value={asks.audience}
          onText={(value) => set('audience', value)}
        />
      </div>
    </div>
  );
}

function Choice({
  label,
  options,
  value = '',
  onChoose,
}: {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}) {
  return (
    <Field label={label}>
      {(wiring: FieldWiring) => (
        <select
          {...wiring}
          className="input"
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {options.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function FreeText({
  label,
  example,
  most,
  value,
  onText,
}: {
  readonly label: string;
  readonly example: string;
  readonly most: number;
  readonly value: string | undefined;
  readonly onText: (text: string) => void;
}) {
  // Keeps a trailing space in the field while typing; the stored value is trimmed.
  const [typed, setTyped] = useState(value ?? '');
  const shown = typed.trim() === (value ?? '') ? typed : (value ?? '');
  return (
    <Field label={label}>
      {(wiring) => (
        <input
          {...wiring}
          className="input"
          dir="auto"
          maxLength={most}
          placeholder={example}
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            onText(event.target.value.trim());
          }}
        />
      )}
    </Field>
  );
}

function PagesField({
  pages,
  onChange,
}: {
  readonly pages: number | undefined;
  readonly onChange: (pages: number | undefined) => void;
}) {
  const t = words('asks');
  const [typed, setTyped] = useState(pages === undefined ? '' : String(pages));
  const read = typed.trim() === '' ? undefined : Number(typed);
  const isValid = read === undefined || (Number.isInteger(read) && read >= 1 && read <= mostPagesAsked);
  const shown = isValid && read !== pages ? (pages === undefined ? '' : String(pages)) : typed;
  return (
    <Field label={t.pages} error={isValid ? null : t.pagesInvalid(mostPagesAsked)}>
      {(wiring) => (
        <input
          {...wiring}
          className="input"
          inputMode="numeric"
          maxLength={3}
          placeholder={t.auto}
          value={shown}
          onChange={(event) => {
            const next = event.target.value;
            setTyped(next);
            const count = Number(next);
            if (next.trim() === '') onChange(undefined);
            else if (Number.isInteger(count) && count >= 1 && count <= mostPagesAsked) onChange(count);
            else onChange(undefined);
          }}
        />
      )}
    </Field>
  );
}
