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
const loadGapEdit = () =>
  loadModule(() => withWords(import('../features/page/edits/gap-edit.ts'), 'editing', 'blocks'));

/** Continues with a version; undefined if the document couldn't be read. */
type Go = (version: number | undefined) => void;

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
  const close = (): void => setAsked(null);

  const guard = useCallback((documentId: string, go: Go): void => {
    async function ask(): Promise<void> {
      // What follows tells the user about a document that can't be read.
      const document = await readDocument(documentId).catch(() => null);
      if (!document || countGaps(document.html) === 0) {
        go(document?.version);
        return;
      }
      const gaps = (await loadGapEdit()).gapsIn(document.html);
      if (gaps.length === 0) go(document.version);
      else setAsked({ document, gaps, go });
    }
    void ask();
  }, []);

  async function leaveBlank({ document: { id, version, html }, go }: Asked): Promise<void> {
    try {
      const edit = (await loadGapEdit()).leaveGapsBlank(html);
      const target = { documentId: id, version, key: crypto.randomUUID() };
      const saved = edit && (await sendEdit(target, edit));
      if (saved) void queryClient.invalidateQueries({ queryKey: libraryKeys.documents });
      go(saved?.document.version ?? version);
    } catch (error) {
      showErrorToast({ title: words('editing').unchanged, text: describeError(error) });
    }
  }

  const gapsDialog = asked && (
    <Suspense fallback={null}>
      <GapsDialog
        gaps={asked.gaps}
        fill={null}
        onClose={close}
        onShow={(index) => {
          close();
          const search = { loadDocumentId: asked.document.id, gap: String(index) };
          void navigate({ to: paths.app, search });
        }}
        onLeaveBlank={() => {
          close();
          void leaveBlank(asked);
        }}
        onGoOn={() => {
          close();
          asked.go(asked.document.version);
        }}
      />
    </Suspense>
  );
  return { guard, gapsDialog };
}
