import { useState } from 'react';
import type { LibraryDocument } from '../../../../contract/library.ts';
import { isDocumentFormat, pageBox } from '../../../../domain/document/formats.ts';
import { coverCandidates } from '../cover-candidates.ts';

/** Slides are landscape, so their pages span the width of the cover. */
function isSlides(format: string): boolean {
  return isDocumentFormat(format) && pageBox(format, 'portrait').isSlides;
}

/** Cover of a document: its picture, or a blank sheet until there is one. */
export function CardCover({ document }: { readonly document: LibraryDocument }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [isWide, setIsWide] = useState(isSlides(document.format));
  const url = coverCandidates(document).find((each) => !broken.includes(each));
  const shape = isWide ? 'cover-page cover-page-wide' : 'cover-page';
  if (!url)
    return (
      <svg className={shape} viewBox={isWide ? '0 0 160 90' : '0 0 148 209'} aria-hidden="true">
        <rect width="100%" height="100%" fill="#fdfcf8" />
        <path
          d={isWide ? 'M80 0v90M80 45h80' : 'M0 104h148M74 104v105'}
          stroke="#d3ccbc"
          strokeDasharray="2 2"
        />
      </svg>
    );
  return (
    <img
      key={url}
      src={url}
      alt=""
      loading="lazy"
      decoding="sync"
      className={shape}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setIsWide(naturalWidth > naturalHeight)}
      onError={() => setBroken((before) => [...before, url])}
    />
  );
}
