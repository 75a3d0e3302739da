import { artDirections } from '../../../domain/document/kit/choices.ts';
import { themeTokens } from '../../../domain/document/kit/themes.ts';
import type { Deps } from '../../deps.ts';
import { listContents } from './creation-store.ts';
import { requireCreation } from './require-creation.ts';

const mostColours = 6;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns the colors named in the contents (such as a brand guide or style sheet), then a palette of each art
 * direction.
 * @throws AppError `not_found`
 */
export async function suggestPalettes(
  input: { readonly uid: string; readonly id: string },
  deps: Pick<Deps, 'db'>,
): Promise<{ name: string; colors: string[] }[]> {
  await requireCreation(input, deps);
  const contents = await listContents(deps.db, input.uid, input.id);
  const named = contents.flatMap((content) => {
    const colours = content.markdown.match(/(?<![\w&])#[0-9a-f]{6}(?![0-9a-z])/gi) ?? [];
    const unique = [...new Set(colours.map((colour) => colour.toLowerCase()))].slice(0, mostColours);
    return unique.length >= 2 ? [{ name: `From ${content.name}`, colors: unique }] : [];
  });
  const drawn = artDirections.map((direction) => {
    const { accent, ink, tint, paper } = themeTokens(direction, 'light');
    return { name: capital(direction), colors: [accent, ink, tint, paper] };
  });
  return [...named, ...drawn];
}
