import { type FormEvent, type ReactNode, useState } from 'react';
import type { BrandFindings } from '../../../../contract/brand-lookup.ts';
import { Field } from '../../../components/ui/field.tsx';
import { counted, words } from '../../../lib/words.ts';
import { useCreateKitFromSite } from '../api/site-brand.ts';
import { inkOn } from '../colour-words.ts';
import { placesOf } from '../source-words.ts';
import { FormActions } from './form-actions.tsx';
import { NameField } from './name-field.tsx';

const from = (sources: Parameters<typeof placesOf>[0]): string =>
  words('site-kit').foundIn(placesOf(sources));

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
  const t = words('site-kit');
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
        <Finding title={t.logo} source={from(findings.logos.map(({ source }) => source))}>
          <div className="logo-choices">
            {findings.logos.map(({ data_url: url, source, width, height }, index) => (
              <label key={url} className="logo-choice">
                <input type="radio" name="logo" checked={logo === index} onChange={() => setLogo(index)} />
                <img src={url} alt={t.logoAlt(index + 1, `${width} × ${height}`, placesOf([source]))} />
              </label>
            ))}
            <label className="logo-choice">
              <input type="radio" name="logo" checked={logo === null} onChange={() => setLogo(null)} />
              <span>{t.logoNone}</span>
            </label>
          </div>
        </Finding>
      )}
      {findings.colors.length > 0 && (
        <Finding title={t.colors} source={from(findings.colors.map(({ source }) => source))}>
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
                <bdi>{hex}</bdi>
              </label>
            ))}
          </div>
        </Finding>
      )}
      <Finding
        title={t.fonts}
        source={findings.fonts.length > 0 ? from(findings.fonts.map(({ source }) => source)) : t.fontsNone}
      >
        <div className="grid gap-3 md:grid-cols-2">
          <Field label={t.headings}>
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
          <Field label={t.text}>
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
      <Field label={t.voice} hint={findings.tone ? from([findings.tone.source]) : t.voiceHint}>
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
          <summary>{counted(t.notes, findings.notes.length)}</summary>
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
        {t.forAll}
      </label>
      <FormActions error={saving.error} isBusy={saving.isPending} onCancel={() => onDone(false)} />
    </form>
  );
}
