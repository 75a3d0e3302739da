import Palette from 'lucide-react/icons/palette';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { Popover } from '../../components/ui/popover.tsx';
import { loadModule } from '../../lib/load-module.ts';
import { withWords, words } from '../../lib/words.ts';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

const loadPanel = () =>
  loadModule(() => withWords(import('../../features/page/components/look-panel.tsx'), 'looks'));
type LookPanel = Awaited<ReturnType<typeof loadPanel>>['LookPanel'];

const BrandPanel = lazy(() =>
  loadModule(() => import('./brand-panel.tsx')).then((module) => ({ default: module.BrandPanel })),
);

const AccentWords = lazy(() =>
  loadModule(() => import('../../features/page/components/accent-words.tsx')).then((module) => ({
    default: module.AccentWords,
  })),
);

/** Returns the page that a block is on; null if there is none. */
function pageOf(articleHtml: string, blockId: string | undefined): string | null {
  if (blockId === undefined) return null;
  const at = articleHtml.indexOf(`data-id="${blockId}"`);
  const before = at < 0 ? '' : articleHtml.slice(0, at);
  const start = before.lastIndexOf('<section class="page');
  return /data-id="([^"]*)"/.exec(before.slice(Math.max(0, start)))?.[1] ?? null;
}

/** Opens the look settings: format, direction, palette, paper, fonts, brand. */
export function LookButton({
  workspace,
  edits,
}: {
  readonly workspace: Workspace;
  readonly edits: HandEdits;
}) {
  const { html, canEdit, add, reshape } = edits;
  // State instead of `lazy`, because React delays what follows a fallback by 300 ms.
  const [panel, setPanel] = useState<{ readonly LookPanel: LookPanel } | null>(null);
  const load = () => {
    if (!panel) loadPanel().then(setPanel, () => {});
  };
  const isReady = canEdit && html !== null && workspace.page.version !== null;
  return (
    <Popover
      label={words('page').pageDesign}
      trigger={
        <IconButton
          label={words('page').pageDesign}
          disabled={!isReady}
          onPointerEnter={load}
          onFocus={load}
          onClick={load}
        >
          <Palette className="icon" aria-hidden />
        </IconButton>
      }
    >
      {!panel && <Loading />}
      {panel && html !== null && (
        <>
          <panel.LookPanel
            documentId={workspace.page.documentId}
            version={workspace.page.version}
            articleHtml={html}
            savedHtml={workspace.page.base}
            pageId={pageOf(html, workspace.targets[0]?.id)}
            onEdit={add}
            onReshape={reshape}
          />
          <h2 className="h3 mt-5 mb-3 border-t border-line pt-4">{words('chat').brand}</h2>
          <Suspense fallback={<Loading />}>
            <AccentWords articleHtml={html} />
            <BrandPanel workspace={workspace} edits={edits} />
          </Suspense>
        </>
      )}
    </Popover>
  );
}
