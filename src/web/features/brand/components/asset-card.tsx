import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useEffect, useState } from 'react';
import type { Asset } from '../../../../contract/assets.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { fileSize } from '../../../lib/file-size.ts';
import { words } from '../../../lib/words.ts';

function factsOf({ file }: Asset): string {
  const t = words('brand');
  if (file.font) {
    const { family, weight, style } = file.font;
    return style === 'italic' ? t.assetFontItalic(family, weight) : `${family}, ${weight}`;
  }
  const kind = file.kind === 'drawing' ? t.assetDrawing : file.role === 'logo' ? t.assetLogo : t.assetPhoto;
  return [kind, `${file.width} × ${file.height} px`, fileSize(file.size_bytes)].join(' · ');
}

/** Letters that tell fonts apart. */
const specimen = 'Aag';

/** Sample letters in the font. */
function FontSpecimen({ asset }: { readonly asset: Asset }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const family = `asset-${asset.id}`;
  useEffect(() => {
    // Uses only the path, because the page may be open under another host name.
    const { pathname } = new URL(asset.public_url);
    const face = new FontFace(family, `url(${pathname})`);
    let isGone = false;
    face.load().then(
      () => {
        if (isGone) return;
        document.fonts.add(face);
        setIsLoaded(true);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      document.fonts.delete(face);
    };
  }, [asset.public_url, family]);
  return (
    <span className="font-specimen" style={isLoaded ? { fontFamily: `'${family}'` } : { opacity: 0 }}>
      {specimen}
    </span>
  );
}

/** An asset: preview, facts and actions. */
export function AssetCard({
  asset,
  handle,
  onEdit,
  onDelete,
  onCopy,
}: {
  readonly asset: Asset;
  readonly handle: ReactNode;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onCopy: () => void;
}) {
  const t = words('brand');
  const name = asset.asset_name;
  return (
    <article className="card asset-card" aria-label={name}>
      <div className="asset-cover" aria-hidden="true">
        {asset.file.kind === 'font' ? (
          <FontSpecimen asset={asset} />
        ) : (
          asset.thumbnail_url && <img src={new URL(asset.thumbnail_url).pathname} alt="" loading="lazy" />
        )}
      </div>
      <div className="card-body">
        <h2 className="card-title" title={name}>
          {name}
        </h2>
        <p className="card-meta num truncate">{factsOf(asset)}</p>
        {asset.description && <p className="card-meta truncate">{asset.description}</p>}
        {asset.file.font && <p className="card-meta truncate">{asset.file.font.coverage.join(' · ')}</p>}
      </div>
      <div className="card-acts">
        {handle}
        <span className="flex-1" />
        <IconButton label={t.assetCopy(name)} onClick={onCopy}>
          <Copy className="icon" aria-hidden />
        </IconButton>
        <IconButton label={t.editOne(name)} onClick={onEdit}>
          <Pencil className="icon" aria-hidden />
        </IconButton>
        <IconButton label={t.deleteOne(name)} onClick={onDelete}>
          <Trash2 className="icon" aria-hidden />
        </IconButton>
      </div>
    </article>
  );
}
