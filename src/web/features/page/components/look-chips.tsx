import { useMemo } from 'react';
import type { ArtDirection } from '../../../../domain/content/choices.ts';
import { isArtDirection } from '../../../../domain/document/kit/choices.ts';
import { ChoiceMenu } from '../../../components/ui/menu.tsx';
import { words } from '../../../lib/words.ts';
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
  { value: unchosen, label: name, note: words('formats').autoNote },
  ...choices,
];
const families = fontChoices
  .filter(({ isDisplay }) => !isDisplay)
  .map(({ family }) => ({ value: family, label: family }));

function wishedPalette(value: string): WishedLook['palette'] {
  const found = wishablePalettes.find(({ name }) => name === value);
  return found ? { name: found.name, colors: found.colors } : null;
}

/** Look of a new page, as chips. */
export function WishedLookChips({
  look,
  onLook,
}: {
  readonly look: WishedLook;
  readonly onLook: (look: WishedLook) => void;
}) {
  const t = words('looks');
  return (
    <>
      <ChoiceMenu
        name={t.direction}
        value={look.direction ?? unchosen}
        choices={orAuto(t.direction, directionChoices())}
        onChange={(value) => onLook({ ...look, direction: isArtDirection(value) ? value : null })}
      />
      <ChoiceMenu
        name={t.palette}
        value={look.palette?.name ?? unchosen}
        choices={orAuto(
          t.palette,
          wishablePalettes.map(({ name, palette }) => ({ value: name, label: nameOfPalette(palette) })),
        )}
        onChange={(value) => onLook({ ...look, palette: wishedPalette(value) })}
      />
      <ChoiceMenu
        name={t.fonts}
        value={look.font ?? unchosen}
        choices={orAuto(t.fonts, families)}
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
  const t = words('looks');
  const look = useMemo(() => lookOf(articleHtml), [articleHtml]);
  const shape = shapeOf(look.format);
  const otherShapes = shapeChoices().filter(({ value }) => value !== shape);
  const own = { value: 'own', label: t.customColors };
  const hasOtherFont = look.text !== 'design' && !families.some(({ value }) => value === look.text);
  return (
    <>
      <ChoiceMenu
        name={t.format}
        value={look.format}
        isDisabled={!canEdit || !onReshape}
        choices={[
          ...formatChoices(shape),
          ...otherShapes.map((choice) => ({ ...choice, note: t.sameContent })),
        ]}
        onChange={(value) => {
          const other = otherShapes.find((choice) => choice.value === value);
          if (other) onReshape?.(other.value);
          else onEdit(chooseFormat(value));
        }}
      />
      <ChoiceMenu
        name={t.direction}
        value={look.direction}
        isDisabled={!canEdit}
        choices={directionChoices()}
        onChange={(value) => isArtDirection(value) && onEdit(chooseDirection(value))}
      />
      <ChoiceMenu
        name={t.palette}
        value={look.palette ?? own.value}
        isDisabled={!canEdit}
        choices={[
          ...paletteChoices(look).map(({ name }) => ({
            value: name,
            label: name === 'design' ? t.defaultPalette : nameOfPalette(name),
          })),
          ...(look.palette === null ? [own] : []),
        ]}
        onChange={(value) => value !== own.value && onEdit(choosePalette(value))}
      />
      <ChoiceMenu
        name={t.fonts}
        value={look.text}
        isDisabled={!canEdit}
        choices={[
          { value: 'design', label: t.defaultFonts },
          ...families,
          ...(hasOtherFont ? [{ value: look.text, label: look.text }] : []),
        ]}
        onChange={(value) => value !== look.text && onEdit(chooseFonts(value))}
      />
    </>
  );
}
