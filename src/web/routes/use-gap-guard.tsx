import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { DocumentView } from '../../contract/documents.ts';
import { countGaps } from '../../domain/document/marked-texts.ts';
import { showErrorToast } from '../components/ui/toast.tsx';
import { libraryKeys } from '../features/library/api/library-keys.ts';
import { readDocument } from '../features/page/api/document.ts';
import { sendEdit } from '../features/page/api/edits.ts';
import type { Gap } from '../features/page/edits/gap-edit.ts';
import type { HandEdit } from '../features/page/edits/hand-edit.ts';
import { type OutputGuard, type OutputReady, readyNow } from '../features/viewer/output-ready.ts';
import { describeError } from '../lib/call-error.ts';
import { loadModule } from '../lib/load-module.ts';
import { withWords, words } from '../lib/words.ts';
import { paths } from '../paths.ts';

const GapsDialog = lazy(() =>
  loadModule(() => withWords(import('../features/page/components/gaps-dialog.tsx'), 'page')).then(
    (module) => ({
      default: module.GapsDialog,
    }),
  ),
);
const SenderChips = lazy(() =>
  loadModule(() => withWords(import('./app/sender-chips.tsx'), 'page', 'editing')).then((module) => ({
    default: module.SenderChips,
  })),
);
const loadGapEdit = () =>
  loadModule(() => withWords(import('../features/page/edits/gap-edit.ts'), 'editing', 'blocks'));

type Go = Parameters<OutputGuard>[0];

/** What the user asked for of a document with gaps. */
interface Asked {
  readonly document: DocumentView;
  readonly gaps: readonly Gap[];
  readonly go: Go;
}

interface GapGuard {
  /** Lists the gaps of a document first, if it has any. It is stable. */
  readonly guard: (documentId: string, go: Go) => void;
  /** Render it once per page. */
  readonly gapsDialog: ReactNode;
}

/** Asks about the gaps of a document that isn't open in the editor before a file of it is made. */
export function useGapGuard(): GapGuard {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const close = (): void => setAsked(null);

  /** Asks about the gaps of a page, if it has any. */
  const ask = useCallback(async (document: DocumentView, go: Go): OutputReady => {
    const gaps = countGaps(document.html) === 0 ? [] : (await loadGapEdit()).gapsIn(document.html);
    if (gaps.length === 0) return { version: document.version };
    setAsked({ document, gaps, go });
    return null;
  }, []);

  const guard = useCallback(
    (documentId: string, go: Go): void => {
      const read = async (): OutputReady => {
        // What follows tells the user about a document that can't be read.
        const document = await readDocument(documentId).catch(() => null);
        return document ? ask(document, go) : { version: undefined };
      };
      go(read());
    },
    [ask],
  );

  /** Saves an edit; null if that failed, which the user is told. */
  async function save(
    of: DocumentView,
    makeEdit: () => Promise<HandEdit | null>,
  ): Promise<DocumentView | null> {
    const { id: documentId, version } = of;
    setIsSaving(true);
    try {
      const edit = await makeEdit();
      if (!edit) return of;
      const { document } = await sendEdit({ documentId, version, key: crypto.randomUUID() }, edit);
      void queryClient.invalidateQueries({ queryKey: libraryKeys.documents });
      return document;
    } catch (error) {
      showErrorToast({ title: words('editing').unchanged, text: describeError(error) });
      return null;
    } finally {
      setIsSaving(false);
    }
  }

  const leaveBlank = async ({ document }: Asked): OutputReady =>
    save(document, async () => (await loadGapEdit()).leaveGapsBlank(document.html));

  /** Fills gaps, and asks about those that are left. */
  async function fill({ document, go }: Asked, operations: readonly object[]): Promise<void> {
    await loadGapEdit();
    const label = words('editing').senderFilled;
    const filled = await save(document, async () => ({ patches: [], operations, label }));
    if (!filled) return;
    const ready = await ask(filled, go);
    if (!ready) return;
    close();
    go(readyNow(ready.version));
  }

  const gapsDialog = asked && (
    <Suspense fallback={null}>
      <GapsDialog
        gaps={asked.gaps}
        fill={
          <SenderChips
            documentId={asked.document.id}
            version={asked.document.version}
            isSaving={isSaving}
            onFill={(operations) => void fill(asked, operations)}
          />
        }
        onClose={close}
        onShow={(index) => {
          close();
          const search = { loadDocumentId: asked.document.id, gap: String(index) };
          void navigate({ to: paths.app, search });
        }}
        onLeaveBlank={() => {
          close();
          asked.go(leaveBlank(asked));
        }}
        onGoOn={() => {
          close();
          asked.go(readyNow(asked.document.version));
        }}
      />
    </Suspense>
  );
  return { guard, gapsDialog };
}
