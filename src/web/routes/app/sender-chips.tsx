import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { showErrorToast, showToast } from '../../components/ui/toast.tsx';
import {
  readSenderMatch,
  useSaveSender,
  useSender,
  useSenderMatch,
} from '../../features/sender/api/sender.ts';
import { describeError } from '../../lib/call-error.ts';
import { loadModule } from '../../lib/load-module.ts';
import { withWords, words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';

const SenderForm = lazy(() =>
  loadModule(() => withWords(import('../../features/sender/components/sender-form.tsx'), 'sender')).then(
    (module) => ({ default: module.SenderForm }),
  ),
);

interface SenderChipsProps {
  readonly documentId: string;
  readonly version: number;
  /** True while the version isn't the newest one. */
  readonly isSaving: boolean;
  /** Makes an edit of these operations. */
  readonly onFill: (operations: readonly object[]) => void;
  /** Shows 'Save as my details' for a page that states them. Off where only gaps are listed. */
  readonly offersSaving?: boolean;
}

/** Fills the placeholders of the sender with the user's details, and saves what a page states as those. */
export function SenderChips({
  documentId,
  version,
  isSaving,
  onFill,
  offersSaving = false,
}: SenderChipsProps) {
  const t = words('page');
  const match = useSenderMatch({ documentId, version });
  const sender = useSender();
  const save = useSaveSender();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeclined, setIsDeclined] = useState(false);
  const [isFilling, setIsFilling] = useState(false);
  if (!match || isSaving) return null;
  const { filled, missing, operations, stated } = match;

  function apply(found: readonly object[]): void {
    if (found.length > 0) onFill(found);
  }

  async function applySaved(): Promise<void> {
    setIsAsking(false);
    setIsFilling(true);
    await readSenderMatch(documentId, version)
      .then(
        (answer) => apply(answer.operations),
        (error: unknown) => showErrorToast({ title: words('editing').unchanged, text: describeError(error) }),
      )
      .finally(() => setIsFilling(false));
  }

  return (
    <>
      {filled.length + missing.length > 0 && (
        <button
          type="button"
          className={offersSaving ? 'gap-chip' : buttonClass()}
          aria-busy={isFilling || undefined}
          onClick={() => (filled.length > 0 ? apply(operations) : setIsAsking(true))}
        >
          {t.senderFill}
        </button>
      )}
      {offersSaving && stated && !isDeclined && (
        <span className="gap-chip flex items-center gap-1 pe-0!">
          <button
            type="button"
            className="min-h-8"
            onClick={() =>
              save.mutate(stated, {
                onSuccess: () =>
                  showToast({
                    title: t.senderKept,
                    text: t.senderKeptText,
                  }),
                onError: (error) => showErrorToast({ title: t.senderFailed, text: describeError(error) }),
              })
            }
          >
            {t.senderKeep}
          </button>
          <IconButton label={t.senderKeepNot} onClick={() => setIsDeclined(true)}>
            <X className="icon" aria-hidden />
          </IconButton>
        </span>
      )}
      {isAsking && sender.data && (
        <Dialog isOpen onClose={() => setIsAsking(false)} title={t.senderTitle} description={t.senderText}>
          <Suspense fallback={<Loading />}>
            <SenderForm
              saved={sender.data.sender}
              submitLabel={t.senderSave}
              onSaved={() => void applySaved()}
            >
              <Link to={paths.profile} className="link inline-flex min-h-11 items-center">
                {t.senderChangeLater}
              </Link>
            </SenderForm>
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
