import { creditText } from '../../../domain/content/photo-credit.ts';
import { labelsFor } from '../../../domain/document/layout/labels.ts';
import { useAssets } from '../../features/brand/api/assets.ts';
import type { OfferedPicture } from '../../features/page/components/picture-dialog.tsx';
import { words } from '../../lib/words.ts';

/** Pictures and drawings of the account, to choose one for the page. Nothing without any. */
export function AssetChoices({
  language,
  onChoose,
}: {
  /** Language of the document, in which a credit is written. */
  readonly language: string;
  readonly onChoose: (picture: OfferedPicture) => void;
}) {
  const list = useAssets('', null);
  const pictures = (list.data?.pages.flatMap(({ assets }) => assets) ?? []).filter(
    ({ file }) => file.kind !== 'font',
  );
  if (pictures.length === 0) return null;
  return (
    <section aria-label={words('page').assets} className="grid gap-2">
      <h3 className="text-13 font-[650]">{words('page').assets}</h3>
      <ul className="asset-choices">
        {pictures.map(({ id, asset_name: name, description, document_url: source, credit }) => (
          <li key={id}>
            <button
              type="button"
              title={name}
              aria-label={words('page').assetUse(name)}
              onClick={() =>
                onChoose({
                  source,
                  alt: description || name,
                  credit: credit && creditText(credit, labelsFor(language).photo),
                })
              }
            >
              <img src={source} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <p>
          <button type="button" className="link min-h-11" onClick={() => void list.fetchNextPage()}>
            {words('page').assetsMore}
          </button>
        </p>
      )}
    </section>
  );
}
