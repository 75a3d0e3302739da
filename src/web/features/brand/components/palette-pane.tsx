import Globe from 'lucide-react/icons/globe';
import ImageIcon from 'lucide-react/icons/image';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useRef, useState } from 'react';
import { maxPaletteColors } from '../../../../contract/brand.ts';
import type { BrandFindings } from '../../../../contract/brand-lookup.ts';
import { Button } from '../../../components/ui/button.tsx';
import { words } from '../../../lib/words.ts';
import { type EntryOf, useSaveEntry } from '../api/entries.ts';
import { contrastWords, hexOf, inkOn } from '../colour-words.ts';
import { picturesColours } from '../picture-colours.ts';
import { placesOf } from '../source-words.ts';
import { ColourField } from './colour-field.tsx';
import { EntryPane } from './entry-pane.tsx';
import { FormActions } from './form-actions.tsx';
import { NameField } from './name-field.tsx';
import { SiteLookup } from './site-lookup.tsx';

/** Color palettes: by hand or from a picture, with suggested uses of each color. */
export function PalettePane() {
  const t = words('brand');
  return (
    <EntryPane
      kind="palette"
      draw={({ name, colors }) => (
        <>
          <h2 className="brand-name">{name}</h2>
          <ul className="swatches" aria-label={t.colorsOf(name)}>
            {colors.map((color, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: colors may repeat, and the list is static.
                key={index}
                style={{ background: color, color: inkOn(color) }}
                title={contrastWords(color)}
              >
                <bdi>{color}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      form={(entry, onDone) => <PaletteForm entry={entry} onDone={onDone} />}
    />
  );
}

interface Draft {
  readonly key: string;
  readonly value: string;
}
const draftOf = (value: string): Draft => ({ key: crypto.randomUUID(), value });

function PaletteForm({
  entry,
  onDone,
}: {
  readonly entry: EntryOf['palette'] | null;
  readonly onDone: () => void;
}) {
  const t = words('brand');
  const saving = useSaveEntry('palette');
  const [name, setName] = useState(entry?.name ?? '');
  const [drafts, setDrafts] = useState(() => (entry?.colors ?? ['#1b33bf']).map(draftOf));
  const [isTold, setIsTold] = useState(false);
  const [pictureFault, setPictureFault] = useState<string | null>(null);
  const [isLookingUp, setIsLookingUp] = useState(false);
  const [siteNote, setSiteNote] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const colors = drafts.map(({ value }) => hexOf(value));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTold(true);
    const valid = colors.filter((color) => color !== null);
    if (!name.trim() || valid.length < colors.length) return;
    saving.mutate(
      { id: entry?.id ?? null, body: { name: name.trim(), colors: valid } },
      { onSuccess: onDone },
    );
  }
  async function takePicture(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const found = await picturesColours(file);
      setPictureFault(found.length === 0 ? t.palettePictureEmpty : null);
      if (found.length > 0) setDrafts(found.map(draftOf));
      if (!name.trim()) setName(file.name.replace(/\.[a-z0-9]+$/i, ''));
    } catch {
      setPictureFault(t.palettePictureUnreadable);
    }
  }
  function takeSite({ colors: found, domain, name: site }: BrandFindings): void {
    if (found.length === 0) {
      setSiteNote(t.paletteSiteEmpty(domain));
      return;
    }
    setSiteNote(t.paletteSiteColors(domain, placesOf(found.map(({ source }) => source))));
    setDrafts(found.map(({ hex }) => draftOf(hex)));
    if (!name.trim()) setName(site?.text ?? domain);
    setIsLookingUp(false);
  }

  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <NameField name={name} onName={setName} isTold={isTold} />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-13 font-semibold">{words('site-kit').colors}</legend>
        {drafts.map(({ key, value }, index) => (
          <ColourField
            key={key}
            label={t.colorNumber(index + 1)}
            value={value}
            onChange={(next) =>
              setDrafts(drafts.map((each) => (each.key === key ? { ...each, value: next } : each)))
            }
            onRemove={
              drafts.length > 1 ? () => setDrafts(drafts.filter((each) => each.key !== key)) : undefined
            }
          />
        ))}
        <div className="flex flex-wrap gap-2">
          {drafts.length < maxPaletteColors && (
            <Button size="s" onClick={() => setDrafts([...drafts, draftOf('#888888')])}>
              <Plus className="icon" aria-hidden />
              {t.paletteAddColor}
            </Button>
          )}
          <Button size="s" onClick={() => picker.current?.click()}>
            <ImageIcon className="icon" aria-hidden />
            {t.paletteFromPicture}
          </Button>
          <Button size="s" aria-expanded={isLookingUp} onClick={() => setIsLookingUp(!isLookingUp)}>
            <Globe className="icon" aria-hidden />
            {t.paletteFromBrand}
          </Button>
          <input
            ref={picker}
            type="file"
            accept="image/*"
            className="sr-only"
            tabIndex={-1}
            aria-label={t.palettePicture}
            onChange={(event) => {
              void takePicture(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </div>
        {isLookingUp && (
          <div className="lookup-box">
            <SiteLookup onFound={takeSite} />
          </div>
        )}
        {siteNote && (
          <p role="status" className="text-13 text-ink-2">
            {siteNote}
          </p>
        )}
        {pictureFault && (
          <p role="alert" className="text-13 font-semibold text-danger">
            {pictureFault}
          </p>
        )}
      </fieldset>
      <FormActions error={saving.error} isBusy={saving.isPending} onCancel={onDone} />
    </form>
  );
}
