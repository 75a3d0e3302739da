import { type FormEvent, type ReactNode, useState } from 'react';
import type { BrandFindings } from '../../../../contract/brand-lookup.ts';
import { Field } from '../../../components/ui/field.tsx';
import { useCreateKitFromSite } from '../api/site-brand.ts';
import { inkOn } from '../colour-words.ts';
import { sourceWords } from '../source-words.ts';
import { FormActions } from './form-actions.tsx';
import { NameField } from './name-field.tsx';

const from = (sources: readonly { readonly kind: keyof typeof sourceWords }[]): string =>
  `From the ${[...new Set(sources.map(({ kind }) => sourceWords[kind]))].join(', ')}`;

function Finding({
  title,
  source,
  children,
}: {
  readonly title: string;
  readonly source: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-13 font-semibold">{title}</legend>
      {children}
      <p className="text-13 text-ink-3">{source}</p>
    </fieldset>
  );
}

/** Shows the brand found on a website and its sources, for editing before it is saved as a kit. */
export function SiteReview({
  findings,
  onDone,
}: {
  readonly findings: BrandFindings;
  readonly onDone: (isKept: boolean) => void;
}) {
  const saving = useCreateKitFromSite();
  const familyOf = (role: 'headings' | 'text') =>
    findings.fonts.find((font) => font.role === role)?.family ?? '';
  const [name, setName] = useState(findings.name?.text ?? findings.domain);
  const [logo, setLogo] = useState<number | null>(findings.logos.length > 0 ? 0 : null);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const [headings, setHeadings] = useState(familyOf('headings'));
  const [text, setText] = useState(familyOf('text'));
  const [voice, setVoice] = useState(findings.tone?.text ?? '');
  const [isDefault, setIsDefault] = useState(true);
  const [isTold, setIsTold] = useState(false);
  const colors = findings.colors.map(({ hex }) => hex).filter((hex) => !dropped.has(hex));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTold(true);
    if (!name.trim()) return;
    saving.mutate(
      {
        domain: findings.url,
        is_default: isDefault,
        name: name.trim(),
        logo,
        colors,
        heading_family: headings.trim(),
        text_family: text.trim(),
        voice: voice.trim(),
      },
      { onSuccess: () => onDone(true) },
    );
  }
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <NameField name={name} onName={setName} isTold={isTold} />
      {findings.logos.length > 0 && (
        <Finding title="Logo" source={from(findings.logos.map(({ source }) => source))}>
          <div className="logo-choices">
            {findings.logos.map(({ data_url: url, source, width, height }, index) => (
              <label key={url} className="logo-choice">
                <input type="radio" name="logo" checked={logo === index} onChange={() => setLogo(index)} />
                <img
                  src={url}
                  alt={`Logo ${index + 1}, ${width} × ${height} px, ${sourceWords[source.kind]}`}
                />
              </label>
            ))}
            <label className="logo-choice">
              <input type="radio" name="logo" checked={logo === null} onChange={() => setLogo(null)} />
              <span>None</span>
            </label>
          </div>
        </Finding>
      )}
      {findings.colors.length > 0 && (
        <Finding title="Colors, primary first" source={from(findings.colors.map(({ source }) => source))}>
          <div className="colour-choices">
            {findings.colors.map(({ hex }) => (
              <label key={hex} style={{ background: hex, color: inkOn(hex) }}>
                <input
                  type="checkbox"
                  checked={!dropped.has(hex)}
                  onChange={({ target }) => {
                    const next = new Set(dropped);
                    if (target.checked) next.delete(hex);
                    else next.add(hex);
                    setDropped(next);
                  }}
                />
                {hex}
              </label>
            ))}
          </div>
        </Finding>
      )}
      <Finding
        title="Fonts"
        source={
          findings.fonts.length > 0
            ? from(findings.fonts.map(({ source }) => source))
            : 'No fonts found that Octavo can use'
        }
      >
        <div className="grid gap-3 md:grid-cols-2">
          <Field label="Headings">
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                maxLength={60}
                value={headings}
                onChange={(event) => setHeadings(event.target.value)}
              />
            )}
          </Field>
          <Field label="Text">
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                maxLength={60}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </div>
      </Finding>
      <Field
        label="Voice"
        hint={findings.tone ? from([findings.tone.source]) : "Describe the brand's tone of voice"}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            className="input"
            rows={2}
            maxLength={2000}
            value={voice}
            onChange={(event) => setVoice(event.target.value)}
          />
        )}
      </Field>
      {findings.notes.length > 0 && (
        <details className="text-13 text-ink-2">
          <summary>
            {findings.notes.length === 1 ? '1 part' : `${findings.notes.length} parts`} of the site could not
            be read
          </summary>
          <ul className="mt-2 grid gap-1">
            {findings.notes.map((note) => (
              <li key={note} className="break-words">
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
      <label className="check-line">
        <input type="checkbox" checked={isDefault} onChange={(event) => setIsDefault(event.target.checked)} />
        Use for all new documents
      </label>
      <FormActions error={saving.error} isBusy={saving.isPending} onCancel={() => onDone(false)} />
    </form>
  );
}
