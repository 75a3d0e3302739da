import type { VersionView } from '../../../../contract/documents.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useVersion } from '../api/document.ts';
import { PageThumb } from './page-thumb.tsx';

/** Pictures cost a frame each: the newest ones have them, older ones a blank sheet. */
const maxPictures = 8;

/** Where a version came from, where its words do not say so. */
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
  /** Null before the first is saved. */
  readonly current: number | null;
  readonly shown: number | null;
  readonly thumbWidth: number;
  readonly onShow: (version: number) => void;
  /** Null while there is nothing to compare with. */
  readonly onCompare: (() => void) | null;
}

/** Every version that was saved. Choosing one lays it on the desk. */
export function VersionRail({ versions, onCompare, ...rest }: VersionRailProps) {
  return (
    <aside className="version-rail" aria-label="Versions">
      <h2 className="hidden pt-3 pb-0.5 pl-3.5 text-12 font-semibold text-ink-2 md:block">Versions</h2>
      <ol className="version-list">
        {versions.map((version, index) => (
          <li key={version.version}>
            <VersionButton version={version} hasPicture={index < maxPictures} {...rest} />
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
  hasPicture,
  current,
  shown,
  thumbWidth,
  onShow,
}: Omit<VersionRailProps, 'versions' | 'onCompare'> & {
  readonly version: VersionView;
  readonly hasPicture: boolean;
}) {
  const picture = useVersion(documentId, version.version, hasPicture);
  const isCurrent = version.version === current;
  return (
    <button
      type="button"
      className="version"
      aria-current={version.version === shown ? 'true' : undefined}
      onClick={() => onShow(version.version)}
    >
      {picture.data ? (
        <PageThumb html={picture.data.html} width={thumbWidth} />
      ) : (
        <Skeleton className="aspect-[1/1.414] w-full" />
      )}
      <span className="num min-w-0">
        v{version.version}
        {isCurrent && <span className="sr-only">, current</span>}
        {origins[version.origin] && <span className="sr-only">, {origins[version.origin]}</span>}
        <em className="line-clamp-2" title={version.label}>
          {version.label}
        </em>
      </span>
    </button>
  );
}
