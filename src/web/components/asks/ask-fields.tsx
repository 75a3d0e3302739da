import { useState } from 'react';
import { mostPagesAsked, type RunAsks, textAmounts, textTreatments } from '../../../contract/run-asks.ts';
import { Field, type FieldWiring } from '../ui/field.tsx';
import { amountWords, languageWords, treatmentWords, withoutAsk } from './ask-words.ts';

interface AskFieldsProps {
  readonly asks: RunAsks;
  readonly onChange: (asks: RunAsks) => void;
}

type Option = readonly [value: string, label: string];

const byPrompt: Option = ['', 'Auto'];
const treatments: readonly Option[] = [
  byPrompt,
  ...textTreatments.map((value) => [value, treatmentWords[value]] as const),
];
const amounts: readonly Option[] = [
  byPrompt,
  ...textAmounts.map((value) => [value, amountWords[value]] as const),
];

/** Optional fields for what can be asked for besides the prompt. */
export function AskFields({ asks, onChange }: AskFieldsProps) {
  const set = (name: keyof RunAsks, value: string): void =>
    onChange(value === '' ? withoutAsk(asks, name) : ({ ...asks, [name]: value } as RunAsks));
  const { language = '' } = asks;
  const languages: readonly Option[] = [
    byPrompt,
    ...Object.entries(languageWords),
    ...(language === '' || language in languageWords ? [] : [[language, language] as const]),
  ];
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      <Choice
        label="Given text"
        options={treatments}
        value={asks.text}
        onChoose={(value) => set('text', value)}
      />
      <Choice
        label="Amount of text"
        options={amounts}
        value={asks.amount}
        onChoose={(value) => set('amount', value)}
      />
      <PagesField
        pages={asks.pages}
        onChange={(pages) => onChange(pages === undefined ? withoutAsk(asks, 'pages') : { ...asks, pages })}
      />
      <Choice
        label="Language"
        options={languages}
        value={language}
        onChoose={(value) => set('language', value)}
      />
      <div className="col-span-2">
        <Words
          label="Tone"
          example="Friendly, formal, playful"
          most={80}
          value={asks.tone}
          onWords={(value) => set('tone', value)}
        />
      </div>
      <div className="col-span-2">
        <Words
          label="Readers"
          example="Parents of the third grade"
          most={160}
          value={asks.audience}
          onWords={(value) => set('audience', value)}
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
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Words({
  label,
  example,
  most,
  value,
  onWords,
}: {
  readonly label: string;
  readonly example: string;
  readonly most: number;
  readonly value: string | undefined;
  readonly onWords: (words: string) => void;
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
            onWords(event.target.value.trim());
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
  const [typed, setTyped] = useState(pages === undefined ? '' : String(pages));
  const read = typed.trim() === '' ? undefined : Number(typed);
  const isValid = read === undefined || (Number.isInteger(read) && read >= 1 && read <= mostPagesAsked);
  const shown = isValid && read !== pages ? (pages === undefined ? '' : String(pages)) : typed;
  return (
    <Field label="Pages or slides" error={isValid ? null : `Enter a number from 1 to ${mostPagesAsked}`}>
      {(wiring) => (
        <input
          {...wiring}
          className="input"
          inputMode="numeric"
          maxLength={3}
          placeholder="Auto"
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
