import Palette from 'lucide-react/icons/palette';
import { lazy, Suspense } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { Popover } from '../../components/ui/popover.tsx';
import { loadModule } from '../../lib/load-module.ts';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

const LookPanel = lazy(() =>
  loadModule(() => import('../../features/page/components/look-panel.tsx')).then((module) => ({
    default: module.LookPanel,
  })),
);

const BrandPanel = lazy(() =>
  loadModule(() => import('./brand-panel.tsx')).then((module) => ({ default: module.BrandPanel })),
);

/** Opens the look settings: format, direction, palette, paper, fonts, brand. */
export function LookButton({
  workspace,
  edits,
}: {
  readonly workspace: Workspace;
  readonly edits: HandEdits;
}) {
  const { html, canEdit, add, reshape } = edits;
  const isReady = canEdit && html !== null && workspace.page.version !== null;
  return (
    <Popover
      label="Page design"
      trigger={
        <IconButton label="Page design" disabled={!isReady}>
          <Palette className="icon" aria-hidden />
        </IconButton>
      }
    >
      <Suspense fallback={<Loading />}>
        {html !== null && (
          <>
            <LookPanel
              documentId={workspace.page.documentId}
              version={workspace.page.version}
              articleHtml={html}
              onEdit={add}
              onReshape={reshape}
            />
            <h2 className="h3 mt-5 mb-3 border-t border-line pt-4">Brand</h2>
            <BrandPanel workspace={workspace} edits={edits} />
          </>
        )}
      </Suspense>
    </Popover>
  );
}
