import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense } from 'react';
import { AskChips } from '../../components/asks/ask-chips.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { Popover } from '../../components/ui/popover.tsx';
import { BrandChips } from '../../features/brand/components/brand-chips.tsx';
import { hasPage } from '../../features/page/page-state.ts';
import { afterFirstPaint } from '../../lib/after-first-paint.ts';
import { loadModule } from '../../lib/load-module.ts';
import { withWords, words } from '../../lib/words.ts';
import type { HandEdits } from './use-hand-edits.ts';
import type { Workspace } from './use-workspace.ts';

// Prefetched once the chat is visible, because it includes the design kit with its palettes and fonts.
const chipsModule = afterFirstPaint().then(() =>
  loadModule(() => withWords(import('../../features/page/components/look-chips.tsx'), 'looks')),
);
const WishedLookChips = lazy(() => chipsModule.then((module) => ({ default: module.WishedLookChips })));
const PageLookChips = lazy(() => chipsModule.then((module) => ({ default: module.PageLookChips })));
const BrandPanel = lazy(() =>
  loadModule(() => import('./brand-panel.tsx')).then((module) => ({ default: module.BrandPanel })),
);

interface PageChipsProps {
  readonly workspace: Workspace;
  readonly edits: HandEdits;
}

/**
 * Look settings as chips. Without a page, they are sent with the prompt; with a page, they show its current
 * look and change it at once.
 */
export function PageChips({ workspace, edits }: PageChipsProps) {
  const { page, choices, setPane } = workspace;
  const { html, canEdit, add, reshape } = edits;
  const isThere = hasPage(page);
  return (
    <>
      <fieldset
        className="page-chips"
        aria-label={isThere ? words('chat').designOfPage : words('chat').designOfNewPage}
      >
        <Suspense>
          {!isThere && <WishedLookChips look={choices.look} onLook={choices.setLook} />}
          {isThere && html !== null && (
            <PageLookChips
              articleHtml={html}
              canEdit={canEdit}
              onEdit={(make) => {
                add(make);
                // Shows the page pane, which is hidden on phones.
                setPane('page');
              }}
              onReshape={reshape}
            />
          )}
        </Suspense>
        <Popover
          label={words('chat').brand}
          trigger={
            <button type="button" className="select" disabled={isThere && !canEdit}>
              <span className="truncate">{words('chat').brand}</span>
              <ChevronDown className="icon" aria-hidden />
            </button>
          }
        >
          <Suspense fallback={<Loading />}>
            <BrandPanel workspace={workspace} edits={edits} />
          </Suspense>
        </Popover>
      </fieldset>
      <AskChips asks={workspace.asks} onChange={workspace.setAsks} />
      <BrandChips choices={choices.brand} onRemove={choices.toggleBrand} />
    </>
  );
}
