import { useMemo } from 'react';
import type { ArtDirection } from '../../../../domain/content/choices.ts';
import { isArtDirection } from '../../../../domain/document/kit/choices.ts';
import { ChoiceMenu } from '../../../components/ui/menu.tsx';
import type { MakeEdit } from '../edits/hand-edit.ts';
import {
  chooseDirection,
  chooseFonts,
  chooseFormat,
  choosePalette,
  directionChoices,
  fontChoices,
  formatChoices,
  lookOf,
  nameOfPalette,
  type PageShape,
  paletteChoices,
  shapeChoices,
  shapeOf,
  wishablePalettes,
} from '../edits/look-edit.ts';

/** Requested look of a new page; null lets the prompt determine it. */
export interface WishedLook {
  readonly direction: ArtDirection | null;
  readonly palette: { readonly name: string; readonly colors: readonly string[] } | null;
  readonly font: string | null;
}

/** The prompt determines it. */
const unchosen = 'auto';

const orAuto = (name: string, choices: readonly { value: string; label: string }[]) => [
  { value: unchosen, label: name, note: 'Set by the prompt' },
  ...choices,
];
const families = fontChoices
  .filter(({ isDisplay }) => !isDisplay)
  .map(({ family }) => ({ value: family, label: family }));

/** Look of a new page, as chips. */
export function WishedLookChips({
  look,
  onLook,
}: {
  readonly look: WishedLook;
  readonly onLook: (look: WishedLook) => void;
}) {
  return (
    <>
      <ChoiceMenu
        name="Direction"
        value={look.direction ?? unchosen}
        choices={orAuto('Direction', directionChoices)}
        onChange={(value) => onLook({ ...look, direction: isArtDirection(value) ? value : null })}
      />
      <ChoiceMenu
        name="Palette"
        value={look.palette?.name ?? unchosen}
        choices={orAuto(
          'Palette',
          wishablePalettes.map(({ name }) => ({ value: name, label: name })),
        )}
        onChange={(value) =>
          onLook({ ...look, palette: wishablePalettes.find(({ name }) => name === value) ?? null })
        }
      />
      <ChoiceMenu
        name="Fonts"
        value={look.font ?? unchosen}
        choices={orAuto('Fonts', families)}
        onChange={(value) => onLook({ ...look, font: value === unchosen ? null : value })}
      />
    </>
  );
}

interface PageLookChipsProps {
  readonly articleHtml: string;
  readonly canEdit: boolean;
  readonly onEdit: (make: MakeEdit) => void;
  /** Null if the page can't be converted to another shape. */
  readonly onReshape: ((shape: PageShape) => void) | null;
}

/** Look of the existing page, as chips; each change creates a version. */
export function PageLookChips({ articleHtml, canEdit, onEdit, onReshape }: PageLookChipsProps) {
  const look = useMemo(() => lookOf(articleHtml), [articleHtml]);
  const shape = shapeOf(look.format);
  const otherShapes = shapeChoices.filter(({ value }) => value !== shape);
  const own = { value: 'own', label: 'Custom colors' };
  const hasOtherFont = look.text !== 'design' && !families.some(({ value }) => value === look.text);
  return (
    <>
      <ChoiceMenu
        name="Format"
        value={look.format}
        isDisabled={!canEdit || !onReshape}
        choices={[
          ...formatChoices(shape),
          ...otherShapes.map((choice) => ({ ...choice, note: 'Same content, new layout' })),
        ]}
        onChange={(value) => {
          const other = otherShapes.find((choice) => choice.value === value);
          if (other) onReshape?.(other.value);
          else onEdit(chooseFormat(value));
        }}
      />
      <ChoiceMenu
        name="Direction"
        value={look.direction}
        isDisabled={!canEdit}
        choices={directionChoices}
        onChange={(value) => isArtDirection(value) && onEdit(chooseDirection(value))}
      />
      <ChoiceMenu
        name="Palette"
        value={look.palette ?? own.value}
        isDisabled={!canEdit}
        choices={[
          ...paletteChoices(look).map(({ name }) => ({
            value: name,
            label: name === 'design' ? 'Default palette' : nameOfPalette(name),
          })),
          ...(look.palette === null ? [own] : []),
        ]}
        onChange={(value) => value !== own.value && onEdit(choosePalette(value))}
      />
      <ChoiceMenu
        name="Fonts"
        value={look.text}
        isDisabled={!canEdit}
        choices={[
          { value: 'design', label: 'Default fonts' },
          ...families,
          ...(hasOtherFont ? [{ value: look.text, label: look.text }] : []),
        ]}
        onChange={(value) => value !== look.text && onEdit(chooseFonts(value))}
      />
    </>
  );
}
