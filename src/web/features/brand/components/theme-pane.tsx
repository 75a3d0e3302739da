import { type FormEvent, type ReactNode, useState } from 'react';
import { artDirections } from '../../../../domain/document/kit/choices.ts';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import { type EntryOf, useAspectRatios, useSaveEntry } from '../api/entries.ts';
import { hexOf, inkOn } from '../colour-words.ts';
import { directionName, ratioName } from '../theme-words.ts';
import { ColourField } from './colour-field.tsx';
import { EntryPane } from './entry-pane.tsx';
import { FormActions } from './form-actions.tsx';
import { NameField } from './name-field.tsx';

/** Page properties of a theme, for rendering a sample. */
export interface ThemeLook {
  readonly background: string;
  readonly aspectRatio: string;
  readonly direction: EntryOf['theme']['direction'];
}

/** Themes: paper color, aspect ratio, art direction, each with a sample page. */
export function ThemePane({ sample }: { readonly sample: (look: ThemeLook) => ReactNode }) {
  const ratios = useAspectRatios().data?.aspect_ratios ?? [];
  const shapeOf = (value: string) => ratios.find((each) => each.value === value);
  return (
    <EntryPane
      kind="theme"
      draw={({ name, background_color: background, aspect_ratio: aspectRatio, direction }) => (
        <div className="flex items-center gap-4">
          <ThemeChip background={background} shape={shapeOf(aspectRatio)} />
          <div className="min-w-0">
            <h2 className="brand-name">{name}</h2>
            <p className="brand-words num">
              {[background, ratioName(aspectRatio), direction && directionName(direction)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
      )}
      form={(entry, onDone) => <ThemeForm entry={entry} onDone={onDone} sample={sample} />}
    />
  );
}

/** Paper color in its aspect ratio. */
function ThemeChip({
  background,
  shape = { width: 210, height: 297 },
}: {
  readonly background: string;
  readonly shape: { readonly width: number; readonly height: number } | undefined;
}) {
  const { width, height } = shape;
  return (
    <span className="theme-place" aria-hidden="true">
      <span
        className="theme-chip"
        style={{ background, aspectRatio: width / height, [width > height ? 'width' : 'height']: '100%' }}
      />
    </span>
  );
}

function ThemeForm({
  entry,
  onDone,
  sample,
}: {
  readonly entry: EntryOf['theme'] | null;
  readonly onDone: () => void;
  readonly sample: (look: ThemeLook) => ReactNode;
}) {
  const t = words('brand');
  const saving = useSaveEntry('theme');
  const ratios = useAspectRatios();
  const [name, setName] = useState(entry?.name ?? '');
  const [background, setBackground] = useState(entry?.background_color ?? '#fdfcf8');
  const [aspectRatio, setAspectRatio] = useState(entry?.aspect_ratio ?? 'a4');
  const [direction, setDirection] = useState(entry?.direction ?? null);
  const [isTold, setIsTold] = useState(false);
  const hex = hexOf(background);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTold(true);
    if (!name.trim() || hex === null) return;
    const body = { name: name.trim(), background_color: hex, aspect_ratio: aspectRatio, direction };
    saving.mutate({ id: entry?.id ?? null, body }, { onSuccess: onDone });
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <div className="theme-form">
        <div className="grid content-start gap-4">
          <NameField name={name} onName={setName} isTold={isTold} />
          <div>
            <p className="mb-1.5 text-13 font-semibold">{t.themeBackground}</p>
            <ColourField
              label={t.themeBackgroundColor}
              value={background}
              note={hex && inkOn(hex) === '#ffffff' ? t.themeDark : t.themeLight}
              onChange={setBackground}
            />
          </div>
          <Field label={t.themeFormat} {...(ratios.error ? { error: t.themeFormatsFailed } : {})}>
            {(wiring) => (
              <select
                {...wiring}
                className="input"
                value={aspectRatio}
                onChange={(event) => setAspectRatio(event.target.value)}
              >
                {(ratios.data?.aspect_ratios ?? [{ value: aspectRatio }]).map(({ value }) => (
                  <option key={value} value={value}>
                    {ratioName(value)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t.themeDirection}>
            {(wiring) => (
              <select
                {...wiring}
                className="input"
                value={direction ?? ''}
                onChange={(event) =>
                  setDirection(artDirections.find((each) => each === event.target.value) ?? null)
                }
              >
                <option value="">{t.setByDocument}</option>
                {artDirections.map((each) => (
                  <option key={each} value={each}>
                    {directionName(each)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <figure className="theme-sample" aria-label={t.themeSample}>
          {hex && sample({ background: hex, aspectRatio, direction })}
        </figure>
      </div>
      <FormActions error={saving.error} isBusy={saving.isPending} onCancel={onDone} />
    </form>
  );
}
