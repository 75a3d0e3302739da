import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense } from 'react';
import type { RunAsks } from '../../../contract/run-asks.ts';
import { loadModule } from '../../lib/load-module.ts';
import { words } from '../../lib/words.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Popover } from '../ui/popover.tsx';

/** Loaded when the options are opened. */
const AskFields = lazy(() =>
  loadModule(() => import('./ask-fields.tsx')).then((module) => ({ default: module.AskFields })),
);

/** Opens the prompt options: treatment of text, amount, pages, language, tone, readers. */
export function AsksButton({
  asks,
  onChange,
}: {
  readonly asks: RunAsks;
  readonly onChange: (asks: RunAsks) => void;
}) {
  const t = words('asks');
  return (
    <Popover
      label={t.textOptions}
      trigger={
        <IconButton label={t.textOptions} className="border-0!">
          <SlidersHorizontal className="icon" aria-hidden />
        </IconButton>
      }
    >
      <Suspense fallback={<Loading />}>
        <AskFields asks={asks} onChange={onChange} />
        <div className="mt-4 flex justify-end">
          <Button size="s" disabled={Object.keys(asks).length === 0} onClick={() => onChange({})}>
            {t.reset}
          </Button>
        </div>
      </Suspense>
    </Popover>
  );
}
