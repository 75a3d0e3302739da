import { type RefObject, useRef } from 'react';
import type { VersionView } from '../../../../contract/documents.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { words } from '../../../lib/words.ts';
import { useVersion } from '../api/document.ts';
import { PageThumb } from './page-thumb.tsx';

/** Each thumbnail is an iframe, so only those in or near the viewport are rendered. */
const aheadOfView = '160px';

/** Returns the origin of a version, if its label doesn't tell. */
function originOf({ origin }: VersionView): string {
  const t = words('page');
  const origins = {
    prompt: '',
    edit: t.versionByHand,
    restore: t.versionRestored,
    partial: t.versionInterrupted,
  };
  return origins[origin];
}

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
  const t = words('page');
  const list = useRef<HTMLOListElement>(null);
  return (
    <aside className="version-rail" aria-label={t.versions}>
      <h2 className="hidden pt-3 ps-3.5 pb-0.5 text-12 font-semibold text-ink-2 md:block">{t.versions}</h2>
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
            {t.compare}
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
  const t = words('page');
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
        {t.versionShort(version.version)}
        {isCurrent && <span className="sr-only">{t.versionCurrent}</span>}
        {version.is_undone && ` · ${t.versionUndone}`}
        <span className="sr-only">{originOf(version)}</span>
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
