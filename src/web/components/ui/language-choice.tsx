import { isLanguage, type Language, languageCodes, languages } from '../../../words/languages.ts';

/** Select with the languages of the interface, each by its own name. Goes into a label or a Field. */
export function LanguageChoice({
  value,
  onChange,
  ...aria
}: {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
  readonly id?: string;
  readonly name?: string;
  readonly 'aria-describedby'?: string | undefined;
}) {
  return (
    <select
      {...aria}
      className="input language-choice"
      value={value}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChange(target.value);
      }}
    >
      {languageCodes.map((code) => (
        <option key={code} value={code} lang={code}>
          {languages[code].name}
        </option>
      ))}
    </select>
  );
}
