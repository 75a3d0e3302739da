import Presentation from 'lucide-react/icons/presentation';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { loadModule } from '../../lib/load-module.ts';
import { withWords, words } from '../../lib/words.ts';

const PresentDialog = lazy(() =>
  loadModule(() => withWords(import('../../features/page/present/present-dialog.tsx'), 'present')).then(
    (module) => ({
      default: module.PresentDialog,
    }),
  ),
);

/** Presents slides, from the page with the selected block on. Nothing on other formats. */
export function PresentButton({
  articleHtml,
  title,
  selectedId,
}: {
  readonly articleHtml: string | null;
  readonly title: string;
  readonly selectedId: string | undefined;
}) {
  const [startsAt, setStartsAt] = useState<number | null>(null);
  if (articleHtml === null || !articleHtml.includes('data-format="slides')) return null;
  return (
    <>
      <IconButton
        label={words('page').present}
        onClick={() => {
          setStartsAt(slideOf(articleHtml, selectedId));
          // Within the click, as browsers demand. Without fullscreen, it fills the window.
          void document.documentElement.requestFullscreen?.().catch(() => undefined);
        }}
      >
        <Presentation className="icon" aria-hidden />
      </IconButton>
      {startsAt !== null && (
        <Suspense fallback={null}>
          <PresentDialog
            articleHtml={articleHtml}
            title={title}
            startsAt={startsAt}
            onClose={() => setStartsAt(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Returns the index of the slide with a block; the first one if there is none. */
function slideOf(articleHtml: string, blockId: string | undefined): number {
  const at = blockId === undefined ? -1 : articleHtml.indexOf(`data-id="${blockId}"`);
  const starts = articleHtml.slice(0, Math.max(0, at)).split('<section class="page').length - 2;
  return Math.max(0, starts);
}
