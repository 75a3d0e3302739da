import { ChoiceMenu } from '../../components/ui/menu.tsx';
import { directionChoices, fontChoices, paletteChoices, unchosen } from '../../features/chat/page-choices.ts';
import type { Workspace } from './use-workspace.ts';

/**
 * What a new page is to look like, each a chip. `Auto` leaves it to the words of the prompt. A page that is there is
 * changed by its own look instead.
 */
export function PageChips({ workspace }: { readonly workspace: Workspace }) {
  const { look, setLook } = workspace;
  return (
    <fieldset className="page-chips" aria-label="Look of the new page">
      <ChoiceMenu
        name="Direction"
        value={look.direction}
        choices={directionChoices}
        onChange={(direction) => setLook({ ...look, direction })}
      />
      <ChoiceMenu
        name="Palette"
        value={look.palette}
        choices={paletteChoices}
        onChange={(palette) => setLook({ ...look, palette })}
      />
      <ChoiceMenu
        name="Fonts"
        value={look.font}
        choices={fontChoices}
        onChange={(font) => setLook({ ...look, font: font || unchosen })}
      />
    </fieldset>
  );
}
