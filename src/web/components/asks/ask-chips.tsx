import { type ComponentProps, lazy, Suspense } from 'react';
import { loadModule } from '../../lib/load-module.ts';
import { withWords } from '../../lib/words.ts';

/** Loaded with the first option, because most prompts have none. */
const AskChipList = lazy(() =>
  loadModule(() => withWords(import('./ask-chip-list.tsx'), 'asks')).then((module) => ({
    default: module.AskChipList,
  })),
);

/** Options sent with each prompt, as removable chips. */
export function AskChips(props: ComponentProps<typeof AskChipList>) {
  if (Object.keys(props.asks).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AskChipList {...props} />
    </Suspense>
  );
}
