import { useMemo, useState } from 'react';
import type { VersionView } from '../../../../contract/documents.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { inAList } from '../../../lib/in-a-list.ts';
import { words } from '../../../lib/words.ts';
import { useVersion } from '../api/document.ts';
import { ComparedPage } from './compared-page.tsx';
import { type BlockChange, type PageChanges, pageChanges } from './word-changes.ts';

interface CompareDialogProps {
  readonly documentId: string;
  /** Newest first. */
  readonly versions: readonly VersionView[];
  readonly before: number;
  readonly after: number;
  readonly onClose: () => void;
  readonly onRestore: (version: number) => void;
}

/** Compares two versions side by side, with changes marked on the pages and listed as text. */
export function CompareDialog({ documentId, versions, onClose, onRestore, ...first }: CompareDialogProps) {
  const t = words('page');
  const [before, setBefore] = useState(first.before);
  const [after, setAfter] = useState(first.after);
  const former = useVersion(documentId, before).data?.html;
  const later = useVersion(documentId, after).data?.html;
  const changes = useMemo(
    () => (former !== undefined && later !== undefined ? pageChanges(former, later) : null),
    [former, later],
  );
  const marked = changes?.blocks.map(({ id }) => id) ?? [];
  const newest = versions[0]?.version ?? 0;
  const columns = [
    { name: t.compareBefore, version: before, setVersion: setBefore, html: former },
    { name: t.compareAfter, version: after, setVersion: setAfter, html: later },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t.compareTitle} isWide>
      <div className="compare">
        {columns.map(({ name, version, setVersion, html }) => (
          <section
            key={name}
            aria-label={name}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2"
          >
            <label className="grid grid-cols-[minmax(0,1fr)] gap-1 text-13 font-semibold">
              {name}
              <select
                className="input"
                value={version}
                onChange={(event) => setVersion(Number(event.target.value))}
              >
                {versions.map((one) => (
                  <option key={one.version} value={one.version}>
                    {t.versionShort(one.version)} {one.label}
                  </option>
                ))}
              </select>
            </label>
            {html === undefined ? (
              <Skeleton className="aspect-[1/1.414] w-full" />
            ) : (
              <ComparedPage html={html} marked={marked} name={t.versionOf(name, version)} />
            )}
            {version !== newest && (
              <Button size="s" onClick={() => onRestore(version)}>
                {t.restoreVersion(version)}
              </Button>
            )}
          </section>
        ))}
        <section aria-label={t.changes} className="compare-list">
          <h3 className="h3 mb-2">{t.changes}</h3>
          {changes ? <ChangeList changes={changes} /> : <p className="text-ink-3">{t.comparing}</p>}
        </section>
      </div>
      <p className="mt-5 flex justify-end">
        <Button onClick={onClose}>{t.close}</Button>
      </p>
    </Dialog>
  );
}

function ChangeList({ changes: { blocks, settings } }: { readonly changes: PageChanges }) {
  if (blocks.length + settings.length === 0) return <p className="text-ink-2">{words('page').changesNone}</p>;
  return (
    <ul className="grid gap-3">
      {settings.length > 0 && <li className="font-[650]">{inAList(settings)}</li>}
      {blocks.map((change) => (
        <ChangeRow key={change.id} change={change} />
      ))}
    </ul>
  );
}

const kinds = {
  added: 'changesAdded',
  removed: 'changesRemoved',
  words: 'changesText',
  look: 'changesDesign',
} as const;
const marks = { added: 'ins', removed: 'del', same: 'span' } as const;

function ChangeRow({ change: { name, kind, parts } }: { readonly change: BlockChange }) {
  return (
    <li>
      <p className="font-[650]">
        {name} <span className="font-normal text-ink-3">{words('page')[kinds[kind]]}</span>
      </p>
      {parts.length > 0 && (
        <p className="mt-1 text-13 leading-read whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
          {parts.map(({ kind: part, text }, index) => {
            const Mark = marks[part];
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may change twice.
            return <Mark key={index}>{text}</Mark>;
          })}
        </p>
      )}
    </li>
  );
}
