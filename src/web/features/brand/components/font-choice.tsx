import { useId } from 'react';
import type { Asset } from '../../../../contract/assets.ts';
import { bundledFonts, fontTokens } from '../../../../domain/document/kit/font-families.ts';
import { Field } from '../../../components/ui/field.tsx';

interface OwnFont {
  readonly id: string;
  readonly name: string;
  readonly file: Asset['file'];
}

/** Font picker: one of the user's fonts, a bundled font, or any other family by name. */
export function FontChoice({
  label,
  fonts,
  id,
  family,
  onChange,
}: {
  readonly label: string;
  readonly fonts: readonly OwnFont[];
  readonly id: string | null;
  readonly family: string;
  readonly onChange: (id: string | null, family: string) => void;
}) {
  const listId = useId();
  const families = fonts.flatMap(({ file }) => file.font?.family ?? []);
  const shown = fonts.find((font) => font.id === id)?.file.font?.family ?? family;
  // Shows the fallback for an unavailable family.
  const [note] = shown.trim() ? fontTokens([{ family: shown.trim(), role: 'all' }], families).notes : [];
  const ownOf = (name: string) =>
    fonts.find(({ file }) => file.font?.family.toLowerCase() === name.trim().toLowerCase())?.id ?? null;
  return (
    <Field label={label} hint={note ?? "Choose one of your fonts or Octavo's, or enter another by name."}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            className="input"
            list={listId}
            maxLength={60}
            placeholder="Set by the document"
            value={shown}
            onChange={({ target }) => onChange(ownOf(target.value), target.value)}
          />
          <datalist id={listId}>
            {[...new Set([...families, ...bundledFonts.map((font) => font.family)])].map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
