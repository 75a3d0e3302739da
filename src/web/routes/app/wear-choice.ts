import type { BrandChoice } from '../../features/brand/prompt-choices.ts';
import type { MakeEdit } from '../../features/page/edits/hand-edit.ts';
import { withWords, words } from '../../lib/words.ts';

const loadEdits = () => withWords(import('../../features/page/edits/brand-edit.ts'), 'editing');
type Edits = Awaited<ReturnType<typeof loadEdits>>;

interface Place {
  /** A picture is inserted after this block; null inserts it at the end. */
  readonly afterId: string | null;
}

type KitChoice = Extract<BrandChoice, { kind: 'kit' }>;

/** Applies a kit: its look, then its logo if the page doesn't contain it yet. */
function editsOfKit({ of, name }: KitChoice, { afterId }: Place, edits: Edits): MakeEdit[] {
  const { wearLook, placePicture } = edits;
  const [theme] = of.user_selected_themes;
  const look = wearLook({
    label: words('editing').brandKit(name),
    colours: of.user_selected_colors[0]?.colors ?? [],
    background: theme?.background_color ?? null,
    fonts: of.user_selected_fonts,
    ownFamilies: of.own_families,
    direction: theme?.direction ?? null,
    aspectRatio: theme?.aspect_ratio ?? null,
  });
  const logos = of.user_selected_assets.map(
    ({ name: logo, description, url }): MakeEdit =>
      (articleHtml) =>
        articleHtml.includes(url)
          ? null
          : placePicture({ name: logo, alt: description, source: url, isLogo: true }, afterId)(articleHtml),
  );
  return [look, ...logos];
}

/** Returns the edits of a choice for an existing page; null for instructions, which are sent with prompts. */
export async function editsOfChoice(choice: BrandChoice, place: Place): Promise<MakeEdit[] | null> {
  const edits = await loadEdits();
  if (choice.kind === 'kit') return editsOfKit(choice, place, edits);
  const edit = editOf(choice, place, edits);
  return edit && [edit];
}

function editOf(choice: Exclude<BrandChoice, KitChoice>, place: Place, edits: Edits): MakeEdit | null {
  const { kind, name } = choice;
  switch (kind) {
    case 'instruction':
      return null;
    case 'colors':
      return edits.wearLook({ label: words('editing').palette(name), colours: choice.of.colors });
    case 'font': {
      const { family } = choice.of;
      return edits.wearLook({
        label: words('editing').fontAs(family),
        fonts: [{ family, role: 'all' }],
        ownFamilies: [family],
      });
    }
    case 'theme': {
      const { background_color, aspect_ratio, direction } = choice.of;
      return edits.wearLook({
        label: words('editing').theme(name),
        background: background_color,
        aspectRatio: aspect_ratio,
        direction,
      });
    }
    case 'asset': {
      const { description, file, document_url } = choice.of;
      const picture = { name, alt: description || name, source: document_url, isLogo: file.role === 'logo' };
      return edits.placePicture(picture, place.afterId);
    }
  }
}
