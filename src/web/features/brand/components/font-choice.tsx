import { useId } from 'react';
import type { Asset } from '../../../../contract/assets.ts';
import { bundledFonts, findFont } from '../../../../domain/document/kit/font-families.ts';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';

interface OwnFont {
  readonly id: string;
  readonly name: string;
  readonly file: Asset['file'];
}

/** Says which font replaces one that Octavo doesn't have; null if it has it. */
function noteOf(family: string, own: readonly string[]): string | null {
  const t = words('brand');
  const isSame = (name: string) => name.toLowerCase() === family.toLowerCase();
  if (family === '' || own.some(isSame)) return null;
  const font = findFont(family);
  if (!font) return t.fontMissing(family);
  return isSame(font.family) ? null : t.fontReplaced(family, font.family);
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
  const t = words('brand');
  const listId = useId();
  const families = fonts.flatMap(({ file }) => file.font?.family ?? []);
  const shown = fonts.find((font) => font.id === id)?.file.font?.family ?? family;
  const ownOf = (name: string) =>
    fonts.find(({ file }) => file.font?.family.toLowerCase() === name.trim().toLowerCase())?.id ?? null;
  return (
    <Field label={label} hint={noteOf(shown.trim(), families) ?? t.fontHint}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            className="input"
            list={listId}
            maxLength={60}
            placeholder={t.setByDocument}
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
