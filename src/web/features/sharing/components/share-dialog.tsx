import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import { useCreateShare, useDocumentShares, useMakePrivate } from '../api/shares.ts';
import { useCopy } from '../hooks/use-copy.ts';
import { ShareEntry } from './share-entry.tsx';
import { ShareForm } from './share-form.tsx';

export interface SharedDocument {
  readonly documentId: string;
  readonly title: string;
  /** Newest version; null if there is none yet. */
  readonly version: number | null;
}

/** Creates, copies and manages the links of a document. Enter or Ctrl+C copies the active one. */
export function ShareDialog({
  document,
  onClose,
  allLinks,
}: {
  readonly document: SharedDocument;
  readonly onClose: () => void;
  /** Link to the list of all links. */
  readonly allLinks: ReactNode;
}) {
  const t = words('sharing');
  const { documentId, title } = document;
  const list = useDocumentShares(documentId);
  const create = useCreateShare(documentId);
  const makePrivate = useMakePrivate(documentId);
  const { copied, copy, note } = useCopy();
  const [isAdding, setIsAdding] = useState(false);
  const shares = list.data?.shares ?? [];
  const working = shares.filter(({ state }) => state === 'active');
  const ended = shares.filter(({ state }) => state !== 'active');
  const first = working.find(({ url }) => url !== null)?.url ?? null;
  const isEmpty = list.data !== undefined && working.length === 0;

  /** Ctrl+C without a selection copies the first link. */
  function onPlainCopy(event: ClipboardEvent): void {
    const isInField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (first === null || isInField || !window.getSelection()?.isCollapsed) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', first);
    note(first);
    showToast({ title: t.linkCopied });
  }

  async function endAll(): Promise<void> {
    try {
      await makePrivate.mutateAsync();
      showToast({ title: t.privateDone, text: t.privateDoneText });
    } catch (error) {
      showErrorToast({ title: t.privateFailed, text: describeError(error) });
    }
  }

  const form = (
    <ShareForm
      share={null}
      currentVersion={document.version}
      isBusy={create.isPending}
      error={create.error}
      onSave={(choices) =>
        create.mutate(choices, {
          onSuccess: async ({ url }) => {
            setIsAdding(false);
            if (url && (await copy(url))) showToast({ title: t.linkCopied, text: t.linkCopiedText });
          },
        })
      }
      onCancel={isEmpty ? null : () => setIsAdding(false)}
    />
  );

  return (
    <Dialog isOpen onClose={onClose} title={t.title} description={title || t.untitled}>
      <div className="share-dialog" onCopy={onPlainCopy}>
        {list.isPending && <Skeleton className="h-40" />}
        {list.error && !list.data && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="font-semibold text-danger">{t.loadFailed(describeError(list.error))}</p>
            <Button onClick={() => void list.refetch()}>{words('shell').tryAgain}</Button>
          </div>
        )}
        {isEmpty && (
          <>
            <p className="text-ink-2">{t.intro}</p>
            {form}
          </>
        )}
        {working.map((share, index) => (
          <ShareEntry
            key={share.id}
            share={share}
            isFirst={index === 0 && !isAdding}
            isCopied={share.url !== null && copied === share.url}
            onCopy={(url) => void copy(url)}
          />
        ))}
        {working.length > 0 &&
          (isAdding ? (
            <section aria-label={t.newLink} className="share-edit">
              {form}
            </section>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setIsAdding(true)}>{t.newLink}</Button>
              <Button isBusy={makePrivate.isPending} onClick={() => void endAll()}>
                {makePrivate.isPending ? t.privateMaking : t.private}
              </Button>
            </div>
          ))}
        {ended.length > 0 && (
          <details className="share-more">
            <summary>{t.endedLinks(new Intl.NumberFormat(language()).format(ended.length))}</summary>
            <div className="grid gap-3">
              {ended.map((share) => (
                <ShareEntry key={share.id} share={share} isCopied={false} onCopy={() => undefined} />
              ))}
            </div>
          </details>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
          {allLinks}
          <Button onClick={onClose}>{t.close}</Button>
        </div>
      </div>
    </Dialog>
  );
}
