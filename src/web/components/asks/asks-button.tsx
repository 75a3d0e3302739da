import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense } from 'react';
import type { RunAsks } from '../../../contract/run-asks.ts';
import { loadModule } from '../../lib/load-module.ts';
import { withWords, words } from '../../lib/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Popover } from '../ui/popover.tsx';

/** Loaded when the options are opened. */
const AskOptions = lazy(() =>
  loadModule(() => withWords(import('./ask-options.tsx'), 'asks')).then((module) => ({
    default: module.AskOptions,
  })),
);

/** Opens the prompt options: treatment of text, amount, pages, language, tone, readers. */
export function AsksButton({
  asks,
  onChange,
}: {
  readonly asks: RunAsks;
  readonly onChange: (asks: RunAsks) => void;
}) {
  const label = words('shell').textOptions;
  return (
    <Popover
      label={label}
      trigger={
        <IconButton label={label} className="border-0!">
          <SlidersHorizontal className="icon" aria-hidden />
        </IconButton>
      }
    >
      <Suspense fallback={<Loading />}>
        <AskOptions asks={asks} onChange={onChange} />
      </Suspense>
    </Popover>
  );
}
