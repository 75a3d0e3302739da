import { type RefObject, useRef } from 'react';
import type { VersionView } from '../../../../contract/documents.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { useVersion } from '../api/document.ts';
import { PageThumb } from './page-thumb.tsx';

/** Each thumbnail is an iframe, so only those in or near the viewport are rendered. */
const aheadOfView = '160px';

/** Origin of a version, if its label doesn't tell. */
const origins: Readonly<Record<VersionView['origin'], string>> = {
  prompt: '',
  edit: 'by hand',
  restore: 'restored',
  partial: 'interrupted',
};

interface VersionRailProps {
  readonly documentId: string;
  /** Newest first. */
  readonly versions: readonly VersionView[];
  /** Null before the first version is saved. */
  readonly current: number | null;
  readonly shown: number | null;
  readonly thumbWidth: number;
  readonly onShow: (version: number) => void;
  /** Null if there is nothing to compare. */
  readonly onCompare: (() => void) | null;
}

/** All saved versions; choosing one shows it. */
export function VersionRail({ versions, onCompare, ...rest }: VersionRailProps) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <aside className="version-rail" aria-label="Versions">
      <h2 className="hidden pt-3 pb-0.5 pl-3.5 text-12 font-semibold text-ink-2 md:block">Versions</h2>
      <ol ref={list} className="version-list">
        {versions.map((version) => (
          <li key={version.version}>
            <VersionButton version={version} list={list} {...rest} />
          </li>
        ))}
      </ol>
      {onCompare && (
        <div className="version-compare">
          <Button size="s" onClick={onCompare}>
            Compare
          </Button>
        </div>
      )}
    </aside>
  );
}

function VersionButton({
  documentId,
  version,
  list,
  current,
  shown,
  thumbWidth,
  onShow,
}: Omit<VersionRailProps, 'versions' | 'onCompare'> & {
  readonly version: VersionView;
  readonly list: RefObject<HTMLElement | null>;
}) {
  const place = useRef<HTMLButtonElement>(null);
  const hasPicture = useIsNear(place, list, aheadOfView, false);
  const isCurrent = version.version === current;
  return (
    <button
      ref={place}
      type="button"
      className="version"
      aria-current={version.version === shown ? 'true' : undefined}
      onClick={() => onShow(version.version)}
    >
      {hasPicture ? (
        <VersionPicture documentId={documentId} version={version.version} width={thumbWidth} />
      ) : (
        <span className="page-thumb aspect-[1/1.414] w-full" aria-hidden="true" />
      )}
      <span className="num min-w-0">
        v{version.version}
        {isCurrent && <span className="sr-only">, current</span>}
        {version.is_undone && ' · undone'}
        {origins[version.origin] && <span className="sr-only">, {origins[version.origin]}</span>}
        <em className="line-clamp-2" title={version.label}>
          {version.label}
        </em>
      </span>
    </button>
  );
}

/** Thumbnail of a version; loads the version when mounted. */
function VersionPicture({
  documentId,
  version,
  width,
}: {
  readonly documentId: string;
  readonly version: number;
  readonly width: number;
}) {
  const { data } = useVersion(documentId, version);
  return data ? (
    <PageThumb html={data.html} width={width} />
  ) : (
    <Skeleton className="aspect-[1/1.414] w-full" />
  );
}
