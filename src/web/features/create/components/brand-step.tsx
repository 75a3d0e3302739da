import type { Catalogue } from '../../../../words/catalogue.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { words } from '../../../lib/words.ts';
import { useSuggestedPalettes } from '../api/creation.ts';
import { type BrandLook, noBrand } from '../creation-state.ts';
import type { Creation } from '../hooks/use-creation.ts';
import { SiteLookup } from './site-lookup.tsx';
import { SwatchRow } from './swatch-row.tsx';

const isSame = (one: BrandLook, other: BrandLook): boolean =>
  one.source === other.source && one.id === other.id;

/** Chooses the document's look: from the account, from a website, or a palette suggested by the content. */
export function BrandStep({
  creation,
  own,
  keepLogo,
}: {
  readonly creation: Creation;
  /** Kits, palettes and themes of the account; null while loading. */
  readonly own: readonly BrandLook[] | null;
  /** Saves a found logo as an asset. */
  readonly keepLogo: (dataUrl: string, name: string) => Promise<NonNullable<BrandLook['logo']>>;
}) {
  const t = words('create');
  const { id, state, files, change } = creation;
  const { brand } = state;
  const suggested = useSuggestedPalettes(
    id,
    files.map(({ content_id }) => content_id),
  );
  const palettes = (suggested.data?.palettes ?? []).map(
    ({ name, colors }): BrandLook => ({ ...noBrand, source: 'suggested', id: name, name, colors }),
  );
  const onChoose = (chosen: BrandLook) => change({ brand: chosen });
  const found = brand.source === 'site' ? [brand] : [];
  return (
    <section aria-label={t.brand} className="grid gap-7">
      <div className="grid gap-1.5">
        <h2 className="h2 text-22">{t.brandTitle}</h2>
        <p className="text-ink-2">{t.brandText}</p>
      </div>
      <Choices
        legend={t.brandFromAccount}
        looks={[noBrand, ...(own ?? [])]}
        brand={brand}
        onChoose={onChoose}
      />
      {own === null && <Skeleton className="h-16" />}
      {own?.length === 0 && <p className="text-13 text-ink-3">{t.brandsEmpty}</p>}
      <div className="grid gap-3">
        <SiteLookup keepLogo={keepLogo} onChoose={onChoose} />
        {found.length > 0 && (
          <Choices legend={t.brandFromSite} looks={found} brand={brand} onChoose={onChoose} />
        )}
      </div>
      {files.length > 0 && suggested.isPending && <Skeleton className="h-16" />}
      {palettes.length > 0 && (
        <Choices legend={t.brandSuggested} looks={palettes} brand={brand} onChoose={onChoose} />
      )}
    </section>
  );
}

/** The messages that name where a look comes from. */
const sourceMessages = {
  '': 'brandByKind',
  kit: 'brandKit',
  palette: 'brandPalette',
  theme: 'brandTheme',
  site: 'brandWebsite',
  suggested: 'brandPalette',
} as const satisfies Readonly<Record<BrandLook['source'], keyof Catalogue['create']>>;

function noteOf({ source, fonts, logo, instructions }: BrandLook): string {
  const t = words('create');
  const parts = [
    t[sourceMessages[source]],
    ...(logo ? [t.brandLogo] : []),
    ...new Set(fonts.map(({ family }) => family)),
    ...(instructions.length > 0 ? [t.brandVoice] : []),
  ];
  return parts.join(' · ');
}

function Choices({
  legend,
  looks,
  brand,
  onChoose,
}: {
  readonly legend: string;
  readonly looks: readonly BrandLook[];
  readonly brand: BrandLook;
  readonly onChoose: (look: BrandLook) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-semibold">{legend}</legend>
      <div className="create-looks">
        {looks.map((look) => (
          <label key={`${look.source}:${look.id}`} className="chip create-choice create-choice-tall">
            <input
              type="radio"
              name="brand"
              className="sr-only"
              checked={isSame(look, brand)}
              onChange={() => onChoose(look)}
            />
            <span className="grid min-w-0 gap-1.5">
              <span className="truncate">{look.name || words('create').brandNone}</span>
              {look.colors.length > 0 || look.background ? (
                <SwatchRow colors={look.colors.length > 0 ? look.colors : [look.background ?? '']} />
              ) : null}
              <small className="truncate text-12 font-normal">{noteOf(look)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
